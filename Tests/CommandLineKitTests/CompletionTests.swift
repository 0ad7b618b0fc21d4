import CommandLineKit
import Testing

@Suite("Completion scripts")
struct CompletionTests {
  private func script(for shell: String) throws -> String {
    guard case .text(let text) = try Eat.program.parse(["--generate-completion-script", shell])
    else { return "" }
    return text
  }

  @Test(
    .enabled(if: OtherProgram("bash") != nil),
    arguments: [
      (["eat", "w"], ["wash"]),
      (["eat", "p"], ["pear", "plum"]),
      (["eat", "pear", "--p"], ["--pieces", "--peeled"]),
      (["eat", "pear", "--with", ""], ["sweet", "sour"]),
      (["eat", "pear", "--with", "=", "so"], ["sour"]),
      (["eat", "pear", "--with", "="], ["sweet", "sour"]),
      (["eat", "pear", "--note", ""], []),
      (["eat", "pear", "-k", "/dev/nul"], ["/dev/null"]),
      (["eat", "pear", "/bi"], ["/bin"]),
      (["eat", "pear", "/dev/nul"], []),
      (["eat", "pear", "--song", "no"], ["none"]),
      (["eat", "wash", "--"], ["--cold", "--help"]),
      (["eat", "wash", "-h"], ["-h"]),
      (["eat", "wash", "/dev/nul"], ["/dev/null"]),
      (["eat", "wash", "w"], []),
      (["eat", "help", ""], ["wash"]),
      (["eat", "--generate-completion-script", "z"], ["zsh"]),
    ])
  func `bash offers what fits`(_ words: [String], _ expected: [String]) throws {
    let bash = try #require(OtherProgram("bash"))
    let driver = """
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      [[ $(complete -p eat) == "complete -F _eat eat" ]] && _eat
      (IFS=,; echo "${COMPREPLY[*]}")
      """
    let result = try bash.run(["-c", try script(for: "bash") + driver, "bash"] + words)
    #expect(result.output == expected.joined(separator: ",") + "\n")
    #expect(result.status == 0)
  }

  @Test func `bash's, compared whole`() throws {
    #expect(
      try script(for: "bash") == """
        # Completions of eat for bash.

        _eat_words() {
          COMPREPLY+=($(compgen -W "$1" -- "$word"))
        }

        _eat_paths() {
          local path
          compopt -o filenames 2>/dev/null
          while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$word")
        }

        _eat_wash() {
          if [[ $word == -* ]]; then
            _eat_words "--cold --help -h"
          else
            _eat_paths -f
          fi
        }

        _eat_main() {
          case "$before" in
            --pieces) return ;;
            --with) _eat_words "sweet sour"; return ;;
            --note) return ;;
            --knife | -k) _eat_paths -f; return ;;
            --song) _eat_words "none"; _eat_paths -f; return ;;
            --generate-completion-script) _eat_words "bash zsh fish"; return ;;
          esac
          if [[ $word == -* ]]; then
            _eat_words "--pieces --with --note --raw --peeled --knife -k --song --version --generate-completion-script --generate-manual --help -h"
          else
            if ((COMP_CWORD == 1)); then _eat_words "wash help"; fi
            _eat_paths -d
            _eat_words "apple pear plum"
          fi
        }

        _eat() {
          local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
          COMPREPLY=()
          # bash takes '--name=value' for three words.
          if [[ $word == "=" ]]; then
            word=""
          elif [[ $before == "=" ]]; then
            before="${COMP_WORDS[COMP_CWORD - 2]}"
          fi
          local command=""
          if ((COMP_CWORD > 1)); then command="${COMP_WORDS[1]}"; fi
          case "$command" in
            wash) _eat_wash ;;
            help) _eat_words "wash" ;;
            *) _eat_main ;;
          esac
        }

        complete -F _eat eat

        """)
  }

  @Test func `zsh's, compared whole`() throws {
    #expect(
      try script(for: "zsh") == #"""
        #compdef eat

        _eat() {
          local -a commands=(
            'wash:Wash what is in a basket'
            'help:Show help information'
          )
          if ((CURRENT > 2)); then
            case $words[2] in
              wash)
                shift words
                ((CURRENT--))
                _arguments -S \
                  '--cold[In cold water]' \
                  '(--help -h)--help[Show help information]' \
                  '(--help -h)-h[Show help information]' \
                  ':basket:_files'
                return
                ;;
              help)
                compadd wash
                return
                ;;
            esac
          elif [[ $words[2] != -* ]]; then
            _describe -t commands command commands
          fi
          _arguments -S \
            '--pieces=[How many pieces]:number: ' \
            '*--with=[What is poured over it]:sauces:(sweet sour)' \
            '*--note=[What is said of it\: it'\''s free]:text: ' \
            '(--raw --knife)--raw[As it is]' \
            '--peeled[Without its peel]' \
            '(--knife -k)--knife=[With this knife]:file:_files' \
            '(--knife -k)-k[With this knife]:file:_files' \
            '--song=[With this song]:song:{compadd none; _files}' \
            '--version[Show the version]' \
            '--generate-completion-script=[Print the completion script of a shell]:shell:(bash zsh fish)' \
            '--generate-manual[Print the manual page]' \
            '(--help -h)--help[Show help information]' \
            '(--help -h)-h[Show help information]' \
            ':fruit:(apple pear plum)' \
            '::plate:_files -/'
        }

        if [[ $funcstack[1] == _eat ]]; then
          _eat "$@"
        else
          compdef _eat eat
        fi

        """#)
  }

  @Test func `fish's, compared whole`() throws {
    #expect(
      try script(for: "fish") == #"""
        # Completions of eat for fish.

        function __eat_first
            test (count (commandline -opc)) -eq 1
        end

        function __eat_in
            set -l words (commandline -opc)
            set -l command
            if test (count $words) -gt 1; and contains -- $words[2] wash help
                set command $words[2]
            end
            test "$command" = "$argv[1]"
        end

        complete -c eat -f
        complete -c eat -n __eat_first -a wash -d 'Wash what is in a basket'
        complete -c eat -n __eat_first -a help -d 'Show help information'
        complete -c eat -n '__eat_in help' -a 'wash'

        complete -c eat -n '__eat_in ""' -a '(__fish_complete_directories)'
        complete -c eat -n '__eat_in ""' -a 'apple pear plum'
        complete -c eat -n '__eat_in ""' -l pieces -x -d 'How many pieces'
        complete -c eat -n '__eat_in ""' -l with -x -a 'sweet sour' -d 'What is poured over it'
        complete -c eat -n '__eat_in ""' -l note -x -d 'What is said of it: it\'s free'
        complete -c eat -n '__eat_in ""' -l raw -d 'As it is'
        complete -c eat -n '__eat_in ""' -l peeled -d 'Without its peel'
        complete -c eat -n '__eat_in ""' -l knife -s k -r -F -d 'With this knife'
        complete -c eat -n '__eat_in ""' -l song -r -a 'none' -F -d 'With this song'
        complete -c eat -n '__eat_in ""' -l version -d 'Show the version'
        complete -c eat -n '__eat_in ""' -l generate-completion-script -x -a 'bash zsh fish' -d 'Print the completion script of a shell'
        complete -c eat -n '__eat_in ""' -l generate-manual -d 'Print the manual page'
        complete -c eat -n '__eat_in ""' -l help -s h -d 'Show help information'

        complete -c eat -n '__eat_in wash' -F
        complete -c eat -n '__eat_in wash' -l cold -d 'In cold water'
        complete -c eat -n '__eat_in wash' -l help -s h -d 'Show help information'

        """#)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `The shells that are there can read them`(_ name: String) throws {
    guard let shell = OtherProgram(name) else { return }
    let result = try shell.check(try script(for: name), "-n")
    #expect(result.output.isEmpty && result.status == 0, "\(result.output)")
  }
}
