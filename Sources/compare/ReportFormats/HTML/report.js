'use strict';
// The page is whole without this: it only shows, hides and lights what is already there.

// What does nothing without a script is there only with one.
for (const control of document.querySelectorAll('.term, .select')) control.disabled = false;
for (const hint of document.querySelectorAll('.hint, .columns')) hint.hidden = false;

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

for (const term of document.querySelectorAll('.term')) Tooltip.attach(term);
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

for (const strip of document.querySelectorAll('.strip')) {
  const dots = [...strip.querySelectorAll('.dot')];
  for (const dot of dots) {
    dot.addEventListener('focus', () => enter(dot, dots));
    dot.addEventListener('keydown', (event) => move(event, dot, dots));
  }
  enter(dots[0], dots);
}

/// A module's graph, drawn once or twice, with the list of its edges.
class Explorer {
  constructor(element) {
    this.element = element;
    this.nodes = [...element.querySelectorAll('.node[data-type]')];
    this.lines = [...element.querySelectorAll('.edge[data-from]')];
    this.list = element.querySelector('.edges');
    this.items = [...this.list.children];
    this.details = element.querySelector('.all');
    this.summary = this.details.querySelector('summary');
    this.whole = this.summary.textContent;
    this.status = element.querySelector('.selection');
    this.button = element.querySelector('.clear');
    this.button.addEventListener('click', () => this.clear());
    for (const node of this.nodes) {
      node.setAttribute('role', 'button');
      node.setAttribute('aria-pressed', 'false');
      node.addEventListener('click', () => this.toggle(node.dataset.type));
      node.addEventListener('keydown', (event) => this.press(event, node));
      node.addEventListener('focus', () => enter(node, this.beside(node)));
    }
    for (const node of this.nodes) {
      const beside = this.beside(node);
      if (beside[0] === node) enter(node, beside);
    }
  }

  toggle(type) {
    if (this.selected === type) this.clear();
    else this.select(type);
  }

  select(type) {
    this.clear();
    this.selected = type;
    this.element.classList.add('selecting');
    const near = new Set([type]);
    for (const line of this.lines) {
      const { from, to } = line.dataset;
      if (from !== type && to !== type) continue;
      near.add(from).add(to);
      line.classList.add('lit');
      line.classList.toggle('incoming', from !== type);
    }
    let name = '';
    for (const node of this.nodes) {
      const isSelected = node.dataset.type === type;
      node.classList.toggle('lit', near.has(node.dataset.type));
      node.setAttribute('aria-pressed', String(isSelected));
      if (isSelected) name = node.dataset.name ?? node.textContent;
    }
    const outgoing = this.items.filter((item) => item.dataset.from === type);
    const incoming = this.items.filter((item) => item.dataset.to === type);
    for (const item of this.items) item.hidden = true;
    for (const item of [...outgoing, ...incoming]) {
      item.hidden = false;
      item.classList.toggle('incoming', item.dataset.from !== type);
    }
    this.list.append(...outgoing, ...incoming);
    this.details.open = true;
    this.summary.textContent = 'Its edges, with the lines that prove them';
    this.status.textContent =
      name + ': refers to ' + outgoing.length + ', referred to by ' + incoming.length;
    this.button.hidden = false;
  }

  clear() {
    if (this.selected === undefined) return;
    // The button goes, and would take the focus with it.
    if (document.activeElement === this.button) {
      this.nodes
        .find((node) => node.dataset.type === this.selected && node.getClientRects().length > 0)
        .focus();
    }
    this.selected = undefined;
    this.element.classList.remove('selecting');
    for (const lit of [...this.nodes, ...this.lines]) lit.classList.remove('lit', 'incoming');
    for (const node of this.nodes) node.setAttribute('aria-pressed', 'false');
    for (const item of this.items) {
      item.hidden = false;
      item.classList.remove('incoming');
    }
    this.list.append(...this.items);
    this.details.open = false;
    this.summary.textContent = this.whole;
    this.status.textContent = '';
    this.button.hidden = true;
  }

  /// The types in the same drawing.
  beside(node) {
    return this.nodes.filter((other) => other.ownerSVGElement === node.ownerSVGElement);
  }

  press(event, node) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.toggle(node.dataset.type);
      return;
    }
    move(event, node, this.beside(node));
  }
}

const explorers = new Map();
for (const element of document.querySelectorAll('.explorer')) {
  explorers.set(element.id, new Explorer(element));
}
for (const button of document.querySelectorAll('.select')) {
  button.addEventListener('click', () => {
    const explorer = explorers.get(button.dataset.explorer);
    explorer.select(button.dataset.type);
    explorer.summary.focus();
    explorer.element.scrollIntoView({ block: 'nearest' });
  });
}

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (!Tooltip.box.hidden) {
    Tooltip.hide();
    return;
  }
  for (const explorer of explorers.values()) explorer.clear();
});

const boxes = [...document.querySelectorAll('.columns input')];
const showColumn = (box) => {
  for (const column of document.querySelectorAll('.column')) {
    if (column.dataset.column === box.dataset.column) column.hidden = !box.checked;
  }
};
for (const box of boxes) {
  // A browser may bring back what was chosen before the page was loaded again.
  showColumn(box);
  box.addEventListener('change', () => showColumn(box));
}

/// A line that is linked to is shown, whatever was folded or left out.
const reveal = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const column = target.closest('.column');
  const box = column && boxes.find((box) => box.dataset.column === column.dataset.column);
  if (box && !box.checked) {
    box.checked = true;
    showColumn(box);
  }
  const folded = target.closest('details');
  if (folded) folded.open = true;
  if (column) target.scrollIntoView({ block: 'center' });
};
addEventListener('hashchange', reveal);
reveal();
