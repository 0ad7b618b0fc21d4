'use strict';
// The graphs of modules: what is lit, opened, closed, hidden, and how large it is drawn.
//
// The page comes with a graph of the types or, if these are too many, of a box for each group. It
// is redrawn only when a reader opens, closes or hides something.

const shape = (name, attributes, ...children) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const counted = (count, one, many) => count + ' ' + (count === 1 ? one : many);

/// Text as long as there is room for.
const cut = (text, most) => {
  const letters = [...text];
  return letters.length > most ? letters.slice(0, most - 1).join('') + '…' : text;
};

/// On a phone a graph is as narrow as the screen, with the title of a band above its types.
const isNarrow = matchMedia('(max-width: 40rem)').matches;

/// Where everything is: bands from top to bottom, what is in them in rows.
class Layout {
  static width = isNarrow ? 440 : 1200;
  static left = isNarrow ? 0 : 130;
  static item = 30;
  static row = 56;
  static gap = 18;
  static padding = isNarrow ? 44 : 22;
  /// The number of boxes next to each other.
  static boxes = isNarrow ? 1 : 5;
  /// Around boxes, whose lines have numbers.
  static around = 40;

  constructor(bands, links) {
    this.bands = bands;
    const near = new Map();
    const join = (one, other) => {
      if (!near.has(one)) near.set(one, []);
      near.get(one).push(other);
    };
    for (const { from, to } of links) {
      join(from, to);
      join(to, from);
    }
    for (const item of bands.flatMap((band) => band.items)) {
      item.width = 16 + [...item.label].length * 7;
    }
    this.place();
    // Puts connected boxes above each other, so that fewer lines cross.
    for (let pass = 0; pass < 4; pass += 1) {
      for (const band of bands) {
        const wish = new Map(band.items.map((item) => {
          const others = near.get(item) ?? [];
          const sum = others.reduce((total, other) => total + this.centre(other), 0);
          return [item, others.length > 0 ? sum / others.length : this.centre(item)];
        }));
        band.items.sort((one, other) => wish.get(one) - wish.get(other));
        this.place();
      }
    }
  }

  centre(item) { return item.x + item.width / 2; }

  place() {
    let y = 0;
    for (const band of this.bands) {
      const rows = this.rows(band.items);
      band.y = y;
      const padding = band.group === undefined ? Layout.around : Layout.padding;
      band.height = (rows.length - 1) * Layout.row + Layout.item + 2 * padding;
      rows.forEach((row, index) => this.spread(row, y + padding + index * Layout.row));
      y += band.height;
    }
    this.height = y;
  }

  rows(items) {
    const room = Layout.width - Layout.left - Layout.gap;
    const whole = items.reduce((total, item) => total + item.width + Layout.gap, 0);
    const count = Math.ceil(whole / room);
    const rows = [[]];
    let used = 0;
    for (const item of items) {
      const isFull = used + item.width > room;
      const isEnough = used * count >= whole && rows.length < count;
      if ((isFull || isEnough) && used > 0) {
        rows.push([]);
        used = 0;
      }
      rows[rows.length - 1].push(item);
      used += item.width + Layout.gap;
    }
    return rows;
  }

  spread(row, y) {
    const used = row.reduce((total, item) => total + item.width + Layout.gap, 0);
    const free = Layout.width - Layout.left - used;
    const space = Math.min(40, Math.max(0, free / (row.length + 1)));
    let x = Layout.left + (free - space * (row.length - 1)) / 2;
    for (const item of row) {
      item.x = Math.round(x);
      item.y = y;
      x += item.width + Layout.gap + space;
    }
  }

  /// Gives each line a place of its own at the border of what it leads from and to.
  route(links) {
    const ports = new Map();
    const add = (item, link, end, other) => {
      if (!ports.has(item)) ports.set(item, []);
      ports.get(item).push({ link, end, at: this.centre(other) });
    };
    for (const link of links) {
      add(link.from, link, 'start', link.to);
      add(link.to, link, 'end', link.from);
    }
    for (const [item, all] of ports) {
      all.sort((one, other) => one.at - other.at);
      all.forEach(({ link, end }, index) => {
        link[end] = Math.round(item.x + 8 + (item.width - 16) * (2 * index + 1) / (2 * all.length));
      });
    }
  }

  /// The data of a path, and where its text is: nearer to the start, so that the line back has its
  /// own.
  path({ from, to, start, end }) {
    const x = Math.round((2 * start + end) / 3);
    if (from.y === to.y) {
      const top = from.y - 10 - Math.min(14, Math.floor(Math.abs(end - start) / 20));
      const data = `M${start} ${from.y}C${start} ${top} ${end} ${top} ${end} ${to.y}`;
      return { data, x, y: (from.y + 2 * top) / 3 };
    }
    const isDown = from.y < to.y;
    const top = isDown ? from.y + Layout.item : from.y;
    const bottom = isDown ? to.y : to.y + Layout.item;
    const bend = (bottom - top) / 2;
    return {
      data: `M${start} ${top}C${start} ${top + bend} ${end} ${bottom - bend} ${end} ${bottom}`,
      x: Math.round((20 * start + 7 * end) / 27), y: Math.round((17 * top + 10 * bottom) / 27) + 4,
    };
  }
}

/// One graph of a module: by role or by folder.
class Drawing {
  static sizes = { least: 0.25, most: 4 };

  constructor(explorer, element) {
    this.explorer = explorer;
    this.element = element;
    this.svg = element.querySelector('svg');
    this.grouping = element.classList.contains('by-folder') ? 'folder' : 'role';
    this.groups = [...explorer.element.querySelectorAll(`.groups.by-${this.grouping} input`)];
    const isClosed = element.classList.contains('closed');
    this.closed = new Set(isClosed ? this.groups.keys() : []);
    this.scale = 1;
    this.isStale = false;
    this.enliven();
    element.classList.toggle('narrow', isNarrow);
    element.addEventListener('click', (event) => this.click(event));
    element.addEventListener('keydown', (event) => this.press(event));
    element.addEventListener('focusin', (event) => {
      const node = event.target.closest('.node');
      if (node) enter(node, this.nodes);
    });
    element.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    element.addEventListener('pointerdown', (event) => this.drag(event));
  }

  /// Types, boxes of closed groups, and the titles of open ones.
  get nodes() { return [...this.svg.querySelectorAll('.node')]; }

  get isSeen() { return this.element.checkVisibility(); }

  /// Makes what was drawn something that can be pressed.
  enliven() {
    for (const [index, node] of this.nodes.entries()) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', index === 0 ? '0' : '-1');
      if (node.dataset.type) node.setAttribute('aria-pressed', 'false');
      else if (!node.hasAttribute('aria-expanded')) node.setAttribute('aria-expanded', 'false');
    }
  }

  click(event) {
    const node = event.target.closest('.node');
    if (node) this.activate(node);
  }

  activate(node) {
    if (node.dataset.type) this.explorer.toggle(node.dataset.type);
    else this.fold(Number(node.dataset.group));
  }

  press(event) {
    const node = event.target.closest('.node');
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8, 0: 0 }[event.key];
    if (zoom !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.zoom(zoom);
    } else if (!node) {
      return;
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.activate(node);
    } else if (event.key === 'Delete' && node.dataset.type) {
      event.preventDefault();
      this.explorer.hide(node.dataset.type);
    } else {
      move(event, node, this.nodes);
    }
  }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event);
  }

  /// Makes it larger or smaller around a place, or, by 0, as it was.
  zoom(factor, place) {
    const { least, most } = Drawing.sizes;
    const before = this.scale;
    this.scale = factor === 0 ? 1 : Math.min(most, Math.max(least, before * factor));
    const box = this.element.getBoundingClientRect();
    const x = place ? place.clientX - box.left : box.width / 2;
    const y = place ? place.clientY - box.top : Math.min(box.height, innerHeight) / 2;
    const grown = this.scale / before;
    const { scrollLeft, scrollTop } = this.element;
    this.element.classList.toggle('zoomed', this.scale !== 1);
    this.svg.style.width = this.scale === 1 ? '' : 100 * this.scale + '%';
    this.svg.style.minWidth = this.scale === 1 ? '' : 1000 * this.scale + 'px';
    this.element.scrollLeft = (scrollLeft + x) * grown - x;
    this.element.scrollTop = (scrollTop + y) * grown - y;
  }

  /// A mouse pulls the picture, where it is larger than its frame.
  drag(event) {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.target.closest('.node')) return;
    const { element } = this;
    const from = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
    const pull = (moved) => {
      element.scrollLeft = from.x - moved.clientX;
      element.scrollTop = from.y - moved.clientY;
    };
    const stop = () => {
      element.classList.remove('dragged');
      removeEventListener('pointermove', pull);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
    };
    element.classList.add('dragged');
    addEventListener('pointermove', pull);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    event.preventDefault();
    element.focus({ preventScroll: true });
  }

  /// Opens or closes one group, which keeps the focus.
  fold(group) {
    if (!this.closed.delete(group)) this.closed.add(group);
    this.draw();
    this.svg.querySelector(`[data-group="${group}"]`)?.focus();
  }

  foldAll(isClosed) {
    this.closed = new Set(isClosed ? this.groups.keys() : []);
    this.draw();
  }

  /// Lets a type be seen; a group that it is in is opened and shown.
  uncover(type) {
    const group = type[this.grouping];
    if (group === undefined) return;
    const isDrawn = this.svg.querySelector(`[data-type="${type.number}"]`);
    if (isDrawn && !this.isStale) return;
    this.groups[group].checked = true;
    this.closed.delete(group);
    this.draw();
  }

  /// Draws at once what is seen, and the rest when it is.
  draw() {
    this.isStale = !this.isSeen;
    if (this.isStale) return;
    const { bands, items } = this.chosen();
    const links = this.links(items);
    const layout = new Layout(bands, links);
    layout.route(links);
    const defs = this.svg.querySelector('defs');
    const [full, hollow] = [...defs.children].map((marker) => `url(#${marker.id})`);
    const lines = (isAbstract, marker) => shape(
      'g', { 'aria-hidden': 'true', 'marker-end': marker },
      ...links.filter((link) => link.isAbstract === isAbstract)
        .map((link) => this.line(link, layout)));
    this.svg.setAttribute('viewBox', `0 0 ${Layout.width} ${Math.max(1, layout.height)}`);
    this.svg.setAttribute('width', Layout.width);
    this.svg.setAttribute('height', layout.height);
    const hasFocus = this.svg.contains(document.activeElement);
    this.svg.replaceChildren(
      defs,
      shape('g', { 'aria-hidden': 'true' }, ...bands.map((band) => shape('rect', {
        class: 'band', x: 0, y: band.y, width: Layout.width, height: band.height,
      }))),
      lines(false, full), lines(true, hollow),
      ...bands.flatMap((band) => [
        ...(band.group === undefined ? [] : [this.title(band)]),
        ...band.items.map((item) => this.node(item)),
      ]));
    this.enliven();
    this.explorer.light();
    if (hasFocus) this.nodes[0]?.focus();
  }

  /// The bands that are drawn, and for each type what stands for it.
  chosen() {
    const bands = [];
    const items = new Map();
    let row;
    this.groups.forEach((input, group) => {
      const types = this.explorer.types
        .filter((type) => type[this.grouping] === group && !this.explorer.hidden.has(type.number));
      if (!input.checked || types.length === 0) return;
      const { title } = input.dataset;
      if (this.closed.has(group)) {
        const size = counted(types.length, 'type', 'types');
        const box = {
          group, title, size, label: `▸ ${cut(title, 24)} · ${size}`,
          inside: 0, outgoing: 0, incoming: 0,
        };
        for (const type of types) items.set(type.number, box);
        if (row === undefined || row.items.length === Layout.boxes) {
          row = { items: [] };
          bands.push(row);
        }
        row.items.push(box);
      } else {
        row = undefined;
        const own = types.map((type) => ({ type, label: cut(type.name, 30) }));
        for (const item of own) items.set(item.type.number, item);
        bands.push({ group, title, items: own });
      }
    });
    return { bands, items };
  }

  /// The lines between what is drawn; those from and to a box are summed up.
  links(items) {
    const sums = new Map();
    const ids = new Map([...new Set(items.values())].map((item, index) => [item, index]));
    for (const edge of this.explorer.edges) {
      const [from, to] = [items.get(edge.from), items.get(edge.to)];
      if (!from || !to || !this.explorer.isDrawn(edge)) continue;
      if (from === to && from.type === undefined) {
        from.inside += 1;
        continue;
      }
      if (from.type === undefined) from.outgoing += 1;
      if (to.type === undefined) to.incoming += 1;
      const key = ids.get(from) * ids.size + ids.get(to);
      const sum = sums.get(key);
      if (!sum) {
        sums.set(key, { ...edge, from, to, count: 1 });
        continue;
      }
      sum.count += 1;
      sum.isAbstract &&= edge.isAbstract;
      sum.isInCycle ||= edge.isInCycle;
      sum.isByName &&= edge.isByName;
    }
    return [...sums.values()];
  }

  line(link, layout) {
    const { data, x, y } = layout.path(link);
    const classes = ['edge', link.isAbstract ? 'abstract' : 'concrete'];
    if (link.isInCycle) classes.push('cyclic');
    if (link.isOutside) classes.push('outside');
    if (link.count > 1) classes.push('sum');
    const marks = (link.count > 1 ? link.count : '')
      + (link.isInCycle ? '↻' : '') + (link.isByName ? '?' : '');
    const key = (item) => (item.type ? item.type.number : 'g' + item.group);
    return shape(
      'g', {
        class: classes.join(' '), 'data-from': key(link.from), 'data-to': key(link.to),
      },
      shape('path', { d: data }), ...(marks ? [shape('text', { x, y }, marks)] : []));
  }

  node(item) {
    const { type } = item;
    const classes = ['node'];
    if (type?.isProtocol) classes.push('protocol');
    if (type?.isExternal) classes.push('external');
    if (!type) classes.push('box');
    const degree = (of) => `${counted(of.outgoing, 'edge', 'edges')} out, ${of.incoming} in`;
    const label = type
      ? `${type.name}, ${type.isProtocol ? 'protocol, ' : ''}`
        + `${this.grouping === 'folder' ? 'in ' : ''}`
        + `${this.groups[type[this.grouping]].dataset.title}, ${degree(type)}`
      : `${item.title}, ${item.size}, `
        + `${counted(item.inside, 'edge', 'edges')} inside, ${degree(item)}`;
    return this.button(classes, item, item.label, {
      'aria-label': label, ...(type ? { 'data-type': type.number } : { 'data-group': item.group }),
    });
  }

  /// The title of an open group, which closes it.
  title(band) {
    const label = '▾ ' + cut(band.title, 13);
    const place = { x: 6, y: band.y + 6, width: 16 + [...label].length * 7 };
    return this.button(['node', 'title'], place, label, {
      'aria-label': `${band.title}, ${counted(band.items.length, 'type', 'types')}`,
      'aria-expanded': 'true', 'data-group': band.group,
    });
  }

  button(classes, place, label, attributes) {
    const { x, y, width } = place;
    return shape(
      'g', { class: classes.join(' '), ...attributes },
      shape('rect', { x, y, width, height: Layout.item, rx: 5 }),
      shape('text', { x: x + width / 2, y: y + 19 }, label));
  }
}

/// A module's graph, drawn once or twice, with the list of its edges.
class Explorer {
  constructor(element) {
    this.element = element;
    this.details = element.querySelector('.all');
    this.summary = this.details.querySelector('summary');
    this.whole = this.summary.textContent;
    this.status = element.querySelector('.selection');
    this.button = element.querySelector('.clear');
    this.button.addEventListener('click', () => this.clear());
    this.hidden = new Set();
    this.read();
    this.drawings = [...element.querySelectorAll('.graph')].map((graph) => new Drawing(this, graph));
    for (const radio of element.querySelectorAll('.grouping input')) {
      radio.addEventListener('change', () => {
        this.drawStale();
      });
    }
    this.equip(element.querySelector('.tools'));
    // The graph in the page was drawn for a wide screen.
    if (isNarrow) this.draw();
  }

  /// Draws what could not be seen when it changed.
  drawStale() { for (const drawing of this.drawings) if (drawing.isStale) drawing.draw(); }

  /// The list of edges, which waits for somebody to want it where it is long.
  load() {
    if (this.list) return;
    const part = this.details.querySelector('noscript.part');
    if (part) Parts.fill(part);
    this.list = this.details.querySelector('.edges');
    this.items = [...this.list.children];
  }

  /// The types and edges, as the page has them for scripts.
  read() {
    this.types = [...this.element.querySelectorAll('datalist option')].map(({ value, dataset }) => ({
      name: value, number: dataset.type, incoming: 0, outgoing: 0,
      role: dataset.role === undefined ? undefined : Number(dataset.role),
      folder: dataset.folder === undefined ? undefined : Number(dataset.folder),
      isProtocol: dataset.kind?.includes('p') ?? false,
      isExternal: dataset.kind?.includes('e') ?? false,
    }));
    this.named = new Map(this.types.map((type) => [type.number, type]));
    const numbers = (this.element.dataset.edges ?? '').split(' ').filter((text) => text);
    this.edges = [];
    for (let index = 0; index + 2 < numbers.length; index += 3) {
      const [from, to, flags] = numbers.slice(index, index + 3);
      this.edges.push({
        from, to, isAbstract: flags.includes('a'), isInCycle: flags.includes('c'),
        isByName: flags.includes('n'), isOutside: flags.includes('o'),
      });
      this.named.get(from).outgoing += 1;
      this.named.get(to).incoming += 1;
    }
  }

  /// Lets the controls above the graph do what they say.
  equip(tools) {
    this.find = tools.querySelector('.find');
    this.find.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.go(this.find.value);
    });
    this.find.addEventListener('input', (event) => {
      // Chosen from the list, not typed.
      if (!event.inputType || event.inputType === 'insertReplacementText') this.go(this.find.value);
      else this.seek(this.find.value);
    });
    const seen = () => this.drawings.find((drawing) => drawing.isSeen);
    const on = (name, action) => tools.querySelector(name).addEventListener('click', action);
    on('.larger', () => seen().zoom(1.25));
    on('.smaller', () => seen().zoom(0.8));
    on('.fitting', () => seen().zoom(0));
    on('.opened', () => seen().foldAll(false));
    on('.folded', () => seen().foldAll(true));
    on('.shown', () => this.showAll());
    this.hiding = tools.querySelector('.hiding');
    on('.hiding', () => this.hide(this.selected));
    this.kinds = [...tools.querySelectorAll('.kinds input')];
    for (const input of tools.querySelectorAll('.drawn input')) {
      input.addEventListener('change', () => this.draw());
    }
    // A browser may bring back what was chosen before the page was loaded again.
    for (const input of tools.querySelectorAll('.drawn input')) input.checked = true;
  }

  draw() { for (const drawing of this.drawings) drawing.draw(); }

  isDrawn(edge) {
    const isOff = (kind) => this.kinds.some((input) => input.value === kind && !input.checked);
    return !isOff(edge.isAbstract ? 'abstract' : 'concrete')
      && !(edge.isByName && isOff('name')) && !(edge.isOutside && isOff('outside'))
      && !(!edge.isInCycle && isOff('straight'));
  }

  hide(type) {
    this.clear();
    this.hidden.add(type);
    this.draw();
    this.status.textContent = this.named.get(type).name + ' is hidden.';
  }

  showAll() {
    this.hidden.clear();
    for (const input of this.element.querySelectorAll('.drawn input')) input.checked = true;
    this.draw();
  }

  /// Selects the type with a name, or one whose name contains the text; returns whether it did.
  seek(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) {
      this.clear();
      return false;
    }
    // The shortest is nearest to what was written.
    const [found] = this.types.filter((type) => type.name.toLowerCase().includes(wanted))
      .sort((one, other) => one.name.length - other.name.length);
    if (!found) {
      this.clear();
      this.status.textContent = `No type has “${text.trim()}” in its name.`;
      return false;
    }
    if (this.selected !== found.number) this.select(found.number);
    return true;
  }

  /// The same, and goes to the type.
  go(text) {
    if (!this.seek(text)) return;
    const node = this.node(this.selected);
    node?.focus({ preventScroll: true });
    // Above the list of its edges.
    node?.scrollIntoView({ block: 'start', inline: 'center' });
  }

  /// The node of a type in the drawing that is seen.
  node(type) {
    return this.drawings.find((drawing) => drawing.isSeen)
      ?.svg.querySelector(`[data-type="${type}"]`);
  }

  toggle(type) {
    if (this.selected === type) this.clear();
    else this.select(type);
  }

  select(type) {
    this.clear();
    this.hidden.delete(type);
    for (const drawing of this.drawings) drawing.uncover(this.named.get(type));
    this.selected = type;
    this.element.classList.add('selecting');
    this.light();
    this.load();
    const outgoing = this.items.filter((item) => item.dataset.from === type);
    const incoming = this.items.filter((item) => item.dataset.to === type);
    this.list.replaceChildren(...outgoing, ...incoming);
    this.details.open = true;
    this.summary.textContent = 'Its edges, with the lines that prove them';
    this.status.textContent = this.named.get(type).name
      + ': refers to ' + outgoing.length + ', referred to by ' + incoming.length;
    this.button.hidden = false;
    this.hiding.hidden = false;
  }

  /// Lights what belongs to the selected type.
  light() {
    const { selected } = this;
    if (selected === undefined) return;
    const near = new Set([selected]);
    for (const line of this.element.querySelectorAll('.edge[data-from]')) {
      const { from, to } = line.dataset;
      if (from !== selected && to !== selected) continue;
      near.add(from).add(to);
      line.classList.add('lit');
      line.classList.toggle('incoming', from !== selected);
    }
    for (const node of this.drawings.flatMap((drawing) => drawing.nodes)) {
      const { type, group } = node.dataset;
      node.classList.toggle('lit', near.has(type ?? 'g' + group));
      if (type) node.setAttribute('aria-pressed', String(type === selected));
    }
  }

  clear() {
    this.status.textContent = '';
    if (this.selected === undefined) return;
    // The button goes, and would take the focus with it.
    const leaves = [this.button, this.hiding].includes(document.activeElement);
    if (leaves) this.node(this.selected)?.focus();
    this.selected = undefined;
    this.element.classList.remove('selecting');
    for (const lit of this.element.querySelectorAll('.lit')) lit.classList.remove('lit', 'incoming');
    for (const node of this.element.querySelectorAll('[aria-pressed="true"]')) {
      node.setAttribute('aria-pressed', 'false');
    }
    this.list.replaceChildren(...this.items);
    this.details.open = false;
    this.summary.textContent = this.whole;
    this.button.hidden = true;
    this.hiding.hidden = true;
  }
}

const explorers = new Map();
