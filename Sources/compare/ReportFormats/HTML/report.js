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

/// What an arrow key leads to from a node of a drawing.
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

const boxes = () => [...document.querySelectorAll('.columns input')];
const showColumn = (box) => {
  for (const column of document.querySelectorAll('.column')) {
    if (column.dataset.column === box.dataset.column) column.hidden = !box.checked;
  }
};

/// Lets a part of the page do what it says.
const enliven = (part) => {
  const all = (selector) => part.querySelectorAll(selector);
  // What does nothing without a script is there only with one.
  for (const control of all('.term, .select, .tools button')) control.disabled = false;
  for (const hint of all('.hint, .columns, .tools')) hint.hidden = false;
  for (const term of all('.term')) Tooltip.attach(term);
  for (const strip of all('.strip')) {
    const dots = [...strip.querySelectorAll('.dot')];
    for (const dot of dots) {
      dot.addEventListener('focus', () => enter(dot, dots));
      dot.addEventListener('keydown', (event) => move(event, dot, dots));
    }
    enter(dots[0], dots);
  }
  for (const element of all('.explorer')) explorers.set(element.id, new Explorer(element));
  for (const button of all('.select')) {
    button.addEventListener('click', () => {
      const explorer = explorers.get(button.dataset.explorer);
      explorer.select(button.dataset.type);
      explorer.summary.focus();
      explorer.element.scrollIntoView({ block: 'nearest' });
    });
  }
  for (const box of all('.columns input')) {
    // A browser may bring back what was chosen before the page was loaded again.
    showColumn(box);
    box.addEventListener('change', () => showColumn(box));
  }
};

/// The sections of a long page, and long lists, which are text until they are needed.
///
/// A browser that runs scripts reads what is in `noscript` as one text, at next to no cost. What is
/// near and open becomes elements first, then all else, in the pauses.
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

  /// One section in each pause, so that nobody has to wait for it.
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

/// Lets what a link leads to be seen, whatever was folded or left out; tells whether it wasn't.
const reveal = (id) => {
  const wasMissing = Parts.fillFor(id);
  const target = document.getElementById(id);
  if (!target) return false;
  const column = target.closest('.column')?.dataset.column;
  const box = boxes().find((box) => box.dataset.column === column && !box.checked);
  if (box) {
    box.checked = true;
    showColumn(box);
  }
  const folded = target.closest('details:not([open])');
  if (folded) folded.open = true;
  return wasMissing || box !== undefined || folded !== null;
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

enliven(document);
Parts.watch();
// Before the browser follows the link, so that it finds the target.
addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  // A link of a drawing has no hash of its own.
  const id = link.getAttribute('href').slice(1);
  // Chromium doesn't scroll to the target that it is at already when that was just unfolded.
  if (reveal(id)) settle(id);
}, true);
addEventListener('hashchange', arrive);
arrive();
