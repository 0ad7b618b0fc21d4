'use strict';
// The page is whole without this: it only shows, hides and lights what is already there.

const Tooltip = {
  box: document.getElementById('tooltip'),

  show(term) {
    const meaning = document.getElementById(term.getAttribute('aria-describedby'));
    this.term = term;
    this.box.textContent = meaning.textContent;
    this.box.hidden = false;
    this.place();
  },

  place() {
    if (this.box.hidden) return;
    const at = this.term.getBoundingClientRect();
    const own = this.box.getBoundingClientRect();
    const above = at.top - own.height;
    this.box.style.left = Math.max(8, Math.min(at.left, innerWidth - own.width - 8)) + 'px';
    this.box.style.top = (above > 48 ? above : at.bottom) + 'px';
  },

  hide() { this.box.hidden = true; },

  /// Shown by pointing at a row or focusing its name; the pointer may go on to the text itself.
  attach(term) {
    const row = term.closest('tr');
    row.addEventListener('mouseenter', () => this.show(term));
    row.addEventListener('mouseleave', (event) => {
      if (event.relatedTarget !== this.box) this.hide();
    });
    term.addEventListener('focus', () => this.show(term));
    term.addEventListener('click', () => this.show(term));
    term.addEventListener('blur', () => {
      if (this.term === term && !row.matches(':hover')) this.hide();
    });
  },
};

Tooltip.box.addEventListener('mouseleave', () => Tooltip.hide());
// Captured, as the table may scroll by itself.
addEventListener('scroll', () => Tooltip.place(), { passive: true, capture: true });

/// A drawing is one stop of the tab key: the node that was last in it.
const enter = (node, nodes) => {
  for (const other of nodes) other.setAttribute('tabindex', other === node ? '0' : '-1');
};

/// The node to which an arrow key leads from another.
const neighbour = (key, node, nodes) => {
  const index = nodes.indexOf(node);
  if (key === 'ArrowRight') return nodes[index + 1];
  if (key === 'ArrowLeft') return nodes[index - 1];
  if (key === 'Home') return nodes[0];
  if (key === 'End') return nodes[nodes.length - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const way = key === 'ArrowDown' ? 1 : -1;
  // The shape, without a text that comes and goes.
  const centre = (of) => {
    const box = of.firstElementChild.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = centre(node);
  // The next row counts most, then the distance in it.
  const distance = (other) => {
    const to = centre(other);
    return way * (to.y - from.y) * 10000 + Math.abs(to.x - from.x);
  };
  return nodes
    .filter((other) => way * (centre(other).y - from.y) > 0)
    .reduce((best, other) => (best && distance(best) <= distance(other) ? best : other), undefined);
};

/// Arrow keys move the focus from node to node.
const move = (event, node, nodes) => {
  const next = neighbour(event.key, node, nodes);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (!Tooltip.box.hidden) {
    Tooltip.hide();
    return;
  }
  for (const explorer of explorers.values()) explorer.clear();
});

/// Which modules are seen in the sections that have a column for each: two, until a reader wants
/// others. They are in the address, so that a link shows the same.
const Columns = {
  most: 2,

  boxes: () => [...document.querySelectorAll('.columns input')],

  /// The places of all modules that can be a column, in their order; the sections may still wait.
  get places() {
    const [select] = this.selects;
    const there = select ? [...select.options].map(({ value }) => value)
      : this.boxes().map((box) => box.dataset.column);
    return [...new Set(there)].sort((one, other) => one - other);
  },

  /// Those that the address names, else the first and the last pattern, else the first.
  chosen() {
    const { places, selects } = this;
    const named = (new URLSearchParams(location.search).get('columns') ?? '').split(',')
      .filter((place) => places.includes(place));
    if (named.length > 0) return named;
    const usual = [...document.querySelectorAll('.dozen thead a')]
      .map(({ hash }) => hash.slice(2)).filter((place) => places.includes(place));
    if (selects.length > 0 && usual.length > 1) return [usual[0], usual[usual.length - 1]];
    return places.slice(0, this.most);
  },

  get selects() { return [...document.querySelectorAll('.chooser select')]; },

  /// Shows these, in every section.
  show(places) {
    this.shown = places;
    for (const box of this.boxes()) box.checked = places.includes(box.dataset.column);
    for (const column of document.querySelectorAll('.column')) {
      column.hidden = !places.includes(column.dataset.column);
    }
    this.selects.forEach((select, index) => {
      if (places[index] !== undefined) select.value = places[index];
    });
  },

  /// The same, kept in the address.
  choose(places) {
    this.show(places);
    const address = new URL(location.href);
    address.searchParams.set('columns', places.join(','));
    history.replaceState(history.state, '', address);
  },

  set(place, isShown) {
    const others = this.shown.filter((other) => other !== place);
    this.choose((isShown ? [...others, place] : others).sort((one, other) => one - other));
  },

  attach(part) {
    this.shown ??= this.chosen();
    for (const box of part.querySelectorAll('.columns input')) {
      box.addEventListener('change', () => this.set(box.dataset.column, box.checked));
    }
    for (const select of part.querySelectorAll('.chooser select')) {
      select.addEventListener('change', () => {
        this.choose(this.selects.map(({ value }) => value));
        Modules.show(document.getElementById(`m${select.value}`));
      });
    }
    // A part that was filled just now may have the first columns.
    if (this.shown.length === 0 && this.places.length > 0) this.shown = this.chosen();
    this.show(this.shown);
  },
};

/// One module at a time.
const Modules = {
  all: [...document.querySelectorAll('section.module')],

  show(section) {
    for (const other of this.all) other.hidden = other !== section;
    explorers.get(`${section?.id}-explorer`)?.drawStale();
  },
};

/// A chart as a file of its own.
const save = (figure) => {
  const chart = figure.querySelector('.chart').cloneNode(true);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = document.getElementById('chart-style').textContent;
  chart.prepend(style);
  const file = new Blob([new XMLSerializer().serializeToString(chart)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'what-the-pattern-costs.svg';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/// Marks in the navigation which section is read.
const Place = {
  links: new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link])),

  mark() {
    this.isAsked = false;
    const sections = [...document.querySelectorAll('main > section')]
      .filter((section) => !section.hidden && section.getBoundingClientRect().top < 120);
    const [first] = this.links.values();
    const link = this.links.get(sections.at(-1)?.id) ?? first;
    if (this.current === link) return;
    this.current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    this.current = link;
    const list = link?.closest('ul');
    // Without moving the page itself.
    list?.scrollTo({ left: link.offsetLeft - list.clientWidth / 2 });
  },

  watch() {
    const ask = () => {
      if (this.isAsked) return;
      this.isAsked = true;
      requestAnimationFrame(() => this.mark());
    };
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    ask();
  },
};

/// Lets a part of the page do what it says.
const enliven = (part) => {
  const all = (selector) => part.querySelectorAll(selector);
  // These controls need a script, so a script enables them.
  for (const control of all('.term, .select, .tools button')) control.disabled = false;
  for (const hint of all('.hint, .columns, .tools, .chooser, .save')) hint.hidden = false;
  for (const term of all('.term')) Tooltip.attach(term);
  // One scene and one action at a time: opening one closes the others of its section.
  const turns = all('details.turn');
  turns.forEach((turn, index) => {
    turn.open = index === 0;
    turn.name = turn.closest('section').id;
  });
  // A strip is one stop of the tab key.
  for (const strip of all('.strip')) {
    const dots = [...strip.querySelectorAll('.dot')];
    for (const dot of dots) {
      dot.addEventListener('focus', () => enter(dot, dots));
      dot.addEventListener('keydown', (event) => move(event, dot, dots));
    }
    enter(dots[0], dots);
  }
  // So is a sequence; its arrows lead to lines.
  for (const drawing of all('svg.sequence')) {
    const arrows = [...drawing.querySelectorAll('a')];
    for (const arrow of arrows) {
      arrow.addEventListener('focus', () => enter(arrow, arrows));
      arrow.addEventListener('keydown', (event) => move(event, arrow, arrows));
    }
    if (arrows.length > 0) enter(arrows[0], arrows);
  }
  for (const button of all('.save')) {
    button.addEventListener('click', () => save(button.closest('figure')));
  }
  for (const element of all('.explorer')) explorers.set(element.id, new Explorer(element));
  for (const button of all('.select')) {
    button.addEventListener('click', () => {
      const explorer = explorers.get(button.closest('.module').querySelector('.explorer').id);
      explorer.select(button.dataset.type);
      explorer.summary.focus();
      explorer.element.scrollIntoView({ block: 'nearest' });
    });
  }
  Columns.attach(part);
};

/// The sections of a long page, and long lists, which are text until they are needed.
///
/// A browser that runs scripts reads a `noscript` as one text, at next to no cost. Open sections
/// near the reader become elements first, the others in the pauses.
const Parts = {
  rest: [...document.querySelectorAll('noscript.part')],

  /// The text is the page's own: its names are escaped in it, and the policy holds for it.
  fill(part) {
    if (!this.rest.includes(part)) return;
    this.rest = this.rest.filter((other) => other !== part);
    const whole = part.parentElement;
    const parsed = new DOMParser().parseFromString(part.textContent, 'text/html');
    part.replaceWith(...parsed.body.childNodes);
    enliven(whole);
  },

  fillAll() { for (const part of this.rest) this.fill(part); },

  /// Whether it took filling for an element to be there.
  fillFor(id) {
    const there = document.getElementById(id);
    const part = this.rest.find((part) => (
      there ? part.parentElement === there : part.textContent.includes(`id="${id}"`)));
    if (part) this.fill(part);
    return part !== undefined;
  },

  /// One section in each pause, so that the reader never waits.
  fillSlowly() {
    if (this.rest.length === 0) return;
    this.fill(this.rest[0]);
    this.pause();
  },

  pause() {
    const next = () => this.fillSlowly();
    if (window.requestIdleCallback) requestIdleCallback(next, { timeout: 2000 });
    else setTimeout(next, 100);
  },

  watch() {
    const near = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        this.fill(parts.get(target));
      }
    }, { rootMargin: '50%' });
    const parts = new Map(this.rest.map((part) => [part.parentElement, part]));
    for (const whole of parts.keys()) near.observe(whole);
    addEventListener('beforeprint', () => this.fillAll());
    addEventListener('load', () => setTimeout(() => this.pause(), 500));
  },
};

/// Shows the target of a link by unfolding what hides it; returns whether it was hidden.
const reveal = (id) => {
  const wasMissing = Parts.fillFor(id);
  const target = document.getElementById(id);
  if (!target) return false;
  const column = target.closest('.column')?.dataset.column;
  const isHidden = column !== undefined && !Columns.shown.includes(column);
  if (isHidden) Columns.set(column, true);
  const section = target.closest('section.module');
  const isOther = section?.hidden ?? false;
  if (isOther) Modules.show(section);
  let wasFolded = false;
  for (let at = target; at; at = at.parentElement?.closest('details:not([open])')) {
    if (at.localName !== 'details' || at.open) continue;
    at.open = true;
    wasFolded = true;
  }
  return wasMissing || isHidden || isOther || wasFolded;
};

/// Goes to what was just revealed, for some frames: what is laid out on the way there moves it, and
/// a browser doesn't follow all of that.
const settle = (id, frames = 5) => requestAnimationFrame(() => {
  document.getElementById(id)?.scrollIntoView();
  if (frames > 1) settle(id, frames - 1);
});

/// Goes to the target again where it could not be seen when the browser went there.
const arrive = () => {
  const { hash } = location;
  const id = hash.slice(1);
  if (!id || !reveal(id)) return;
  location.replace(hash);
  settle(id);
};

/// The way back: to the link itself, for what it led to may have unfolded above it.
const Way = {
  links: [],

  leave(link) {
    history.replaceState({ link: this.links.push(link) - 1 }, '');
  },

  back({ state }) {
    const link = Way.links[state?.link];
    if (!link?.isConnected) return;
    const section = link.closest('section.module');
    if (section?.hidden) Modules.show(section);
    const centre = (frames) => requestAnimationFrame(() => {
      link.scrollIntoView({ block: 'center' });
      if (frames > 1) centre(frames - 1);
    });
    centre(5);
  },
};
addEventListener('popstate', Way.back);

enliven(document);
Modules.show(document.getElementById(`m${Columns.shown[0]}`) ?? Modules.all[0]);
Parts.watch();
Place.watch();
// Before the browser follows the link, so that it finds the target.
addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  Way.leave(link);
  // A link of a drawing has no hash of its own.
  const id = link.getAttribute('href').slice(1);
  // Chromium doesn't scroll to the target that it is at already when that was just unfolded.
  if (reveal(id)) settle(id);
}, true);
addEventListener('hashchange', arrive);
arrive();
