/**
 * The script of pages: turns the pages of the game. It reads nothing but numbers from the document,
 * and without it everything is there, one turn below the other.
 */

/** JavaScript, put into the page as it stands. */
export const PAGE_SCRIPT = `
'use strict';
(() => {
  const byId = (id) => document.getElementById(id);
  const slider = byId('slider');
  const board = byId('board');
  if (!slider || !board) return;
  const last = Number(slider.max);
  const tiles = [...board.querySelectorAll('b')].map((tile) => ({
    tile, from: Number(tile.dataset.from), to: Number(tile.dataset.to),
  }));
  const sections = [...document.querySelectorAll('.details .turn')];
  const rows = [...document.querySelectorAll('.turns tbody tr')];
  const charts = [...document.querySelectorAll('.chart')];
  const label = board.getAttribute('aria-label').replace(/\\d+$/, '');
  let shown = -1;
  const show = (turn) => {
    const wanted = Math.max(0, Math.min(last, turn));
    if (wanted === shown) return;
    shown = wanted;
    for (const { tile, from, to } of tiles) {
      tile.hidden = from > shown || shown >= to;
      tile.classList.toggle('new', from === shown && shown > 0);
    }
    // Before the first turn there is nothing to say; the first section shows what is to come.
    sections.forEach((section, index) => { section.hidden = index !== Math.max(0, shown - 1); });
    rows.forEach((row, index) => {
      row.classList.toggle('current', index === shown - 1);
      if (index === shown - 1) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    });
    for (const chart of charts) {
      const x = Number(chart.dataset.left) + shown * Number(chart.dataset.step);
      const cursor = chart.querySelector('.cursor');
      cursor.setAttribute('x1', x);
      cursor.setAttribute('x2', x);
    }
    slider.value = String(shown);
    byId('shown').textContent = String(shown);
    board.setAttribute('aria-label', label + shown);
    byId('first').disabled = byId('previous').disabled = shown === 0;
    byId('last').disabled = byId('next').disabled = shown === last;
  };
  const isOnScreen = () => {
    const { top, bottom } = board.getBoundingClientRect();
    return bottom > 80 && top < innerHeight - 80;
  };
  const showFrom = (element) => {
    show(Number(element.dataset.turn));
    if (!isOnScreen()) board.closest('.viewer').scrollIntoView({ block: 'start' });
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  byId('first').addEventListener('click', () => show(0));
  byId('previous').addEventListener('click', () => show(shown - 1));
  byId('next').addEventListener('click', () => show(shown + 1));
  byId('last').addEventListener('click', () => show(last));
  for (const element of [...rows, ...document.querySelectorAll('.chart .hit')]) {
    element.addEventListener('click', () => showFrom(element));
  }
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
    if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'ArrowRight') show(shown + 1);
    else return;
    event.preventDefault();
  });
  document.querySelector('.pager').hidden = false;
  document.body.classList.add('paged');
  show(last);
})();
`;
