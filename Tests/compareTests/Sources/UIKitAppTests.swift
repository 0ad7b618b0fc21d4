import Foundation
import Testing

@testable import SourceRecords
@testable import compare

/// An app for iOS, whose frameworks are not here.
@Suite("An app with UIKit")
struct UIKitAppTests {
  private let fixture: SourcesFixture

  init() throws {
    fixture = try SourcesFixture([
      "AppDelegate.swift": """
      import UIKit
      import UIKit.UIGestureRecognizerSubclass

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication) -> Bool {
          let list = ListViewController()
          list.presenter = ListPresenter(view: list)
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: list)
          return true
        }
      }
      """,
      "List/View.swift": """
      import SnapKit
      import UIKit

      protocol ListView: class {
        func show(_ cats: [Cat])
      }

      class ListViewController: UITableViewController, ListView {
        @IBOutlet weak var badge: BadgeView!
        var presenter: ListPresenter?
        private var cats = [Cat]()

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(ListCell.self, forCellReuseIdentifier: "cell")
          badge.snp.makeConstraints { make in make.edges.equalTo(view) }
          presenter?.load()
        }

        @IBAction func refresh(_ sender: UIButton) {
          presenter?.load()
        }

        func show(_ cats: [Cat]) {
          self.cats = cats
          #if os(iOS)
            badge.count = cats.count
          #else
            Missing.count = cats.count
          #endif
        }
      }

      class ListCell: UITableViewCell {
        enum Style { case plain }

        @objc func tap() {
          superview?.addSubview(BadgeView.make(.init(Style.plain)))
        }
      }
      """,
      "List/Presenter.swift": """
      import Alamofire
      import Foundation

      class ListPresenter {
        weak var view: ListView?

        init(view: ListView) { self.view = view }

        func load() {
          Alamofire.request("cats").responseJSON { response in
            let cats = Decoder.Cats.decode(response)
            self.view?.show(cats)
          }
        }
      }

      enum Decoder {
        class Cats {
          class func decode(_ value: Any) -> [Cat] { return [] }
        }
      }
      """,
      "List/ViewModel.swift": """
      import RxSwift

      class ListViewModel {
        enum Mode { case all }
        // What an unknown type is made of has no meaning for the compiler.
        let selected: Variable<Cat?> = Variable(nil)
        let mode: Variable<Mode>
        let badge: Variable<ListViewModel.Mode, BadgeView>
        private enum Key { case a }
        let key: Variable<Key>
      }
      """,
      "Keys.swift": """
      // Two types have this name: which is meant is not certain here.
      enum Outer { private enum Key { case b } }
      class Keys { private enum Key { case c } }
      class Unsure { let key: Variable<Key>, mode: Variable<Mode>, known: Variable<Keys.Key> }
      """,
      "Badge/View.swift": """
      import UIKit

      class BadgeView: UIView {
        var count = 0
        class func make(_ style: Any) -> BadgeView { return BadgeView(frame: .zero) }
      }
      """,
      "Cat.swift": """
      public struct Cat {
        let name: String
        let url: URL
      }
      extension UIImage { convenience init(cat: Cat) { self.init(named: cat.name) } }
      """,
      "Bridge.swift": """
      import Foundation

      @objc(APPBridge) @objcMembers public final class Bridge: NSObject {
        @objc dynamic var cat: Cat?
        @objc func rename(_ name: String) -> NSString? { return cat?.name as NSString? }
        let selector = #selector(rename(_:))
      }
      """,
      "Templates/___FILEBASENAME___.swift": """
      import ___PROJECTNAME___
      class ___VARIABLE_name___ViewController { let <#name#> = Cat() }
      """,
      "Placeholder.swift": """
      class Placeholder { func run() { <#code#>; _ = Cat.self } }
      """,
    ])
  }

  @Test func `What the compiler understands, and the rest by name`() throws {
    let result = try fixture.analyse()
    #expect(
      fixture.edges(of: result) == [
        "AppDelegate -> ListPresenter 1 AppDelegate.swift:10",
        // ListViewController(), list.presenter.
        "AppDelegate -> ListViewController 2 AppDelegate.swift:9",
        "Bridge -> Cat 2 Bridge.swift:4",
        "Decoder.Cats -> Cat 1 List/Presenter.swift:19",
        // BadgeView, make.
        "ListCell -> BadgeView 2 List/View.swift:38",
        // Style, plain.
        "ListCell -> ListCell.Style 2 List/View.swift:38",
        // Not Decoder, which only says where Cats is.
        "ListPresenter -> Decoder.Cats 2 List/Presenter.swift:11",
        // view, init, self.view?.show(cats).
        "ListPresenter -> ListView 3 List/Presenter.swift:5",
        "ListView -> Cat 1 List/View.swift:5",
        // The outlet, badge.count under os(iOS).
        "ListViewController -> BadgeView 2 List/View.swift:9",
        "ListViewController -> Cat 2 List/View.swift:11",
        "ListViewController -> ListCell 1 List/View.swift:15",
        // presenter, load() twice.
        "ListViewController -> ListPresenter 3 List/View.swift:10",
        "ListViewController -> ListView 1 List/View.swift:8",
        "ListViewModel -> BadgeView? 1 List/ViewModel.swift:8",
        "ListViewModel -> Cat? 1 List/ViewModel.swift:6",
        "ListViewModel -> ListViewModel.Key? 1 List/ViewModel.swift:10",
        "ListViewModel -> ListViewModel.Mode? 2 List/ViewModel.swift:7",
        "Placeholder -> Cat 1 Placeholder.swift:1",
        // Keys.Key: by its name, and so is not Keys.
        "Unsure -> Keys.Key? 1 Keys.swift:4",
        "extension UIImage -> Cat 2 Cat.swift:5",
      ]
    )
  }

  @Test func `What code outside of types names is its file's`() throws {
    let fixture = try SourcesFixture([
      "Cat.swift": "import UIKit\nstruct Cat { var view: UIView }",
      "Free.swift": "func show(_ cats: Missing<Cat>) {}",
    ])
    #expect(fixture.edges(of: try fixture.analyse()) == ["Free.swift -> Cat? 1 Free.swift:1"])
  }

  @Test(arguments: ["Cat(view: gone)", "Cat.init(view: gone)", "Cat // why\n.init(view: gone)"])
  func `A type that such code makes a value of is its file's`(value: String) throws {
    let fixture = try SourcesFixture([
      "Cat.swift": "import UIKit\nstruct Cat { var view: UIView }",
      "Free.swift": "func show() { Missing.take { gone in gone.put(\(value)) } }",
    ])
    #expect(fixture.edges(of: try fixture.analyse()) == ["Free.swift -> Cat 1 Free.swift:1"])
  }

  @Test func `The share of what the compiler resolved`() throws {
    // Lost for the compiler are: name (Cat.swift); Key, Mode, Keys, Key (Keys.swift); decode, view, show
    // (Presenter); make, plain (List/View); Cat, Mode, ListViewModel, Mode, BadgeView, Key
    // (ViewModel).
    let share = try #require(try fixture.analyse().resolved["App"])
    #expect(share.resolved == 29)
    #expect(share.all == 45)
    // Of two types that are called so, nothing tells which is meant.
    #expect(share.unknown.map(\.name) == ["Key", "Mode"])
    #expect(share.known == 43.0 / 45)
  }

  @Test func `Two files of one name count as two, and templates don't count`() throws {
    let result = try fixture.analyse()
    #expect(result.modules.map(\.files.count) == [9])
    #expect(
      fixture.skipped(in: result) == [
        "Templates/___FILEBASENAME___.swift: a template with placeholders"
      ]
    )
  }
}
