// The search, the colours and the contents of the documentation site. Nothing here asks a server.
'use strict';

(() => {
  const html = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem('magie-docs-theme') ?? '';
    } catch {
      return ''; // a browser that keeps nothing for files
    }
  };
  html.dataset.theme = stored();

  const dark = () => (html.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

  function colours(button) {
    const name = () => (button.textContent = dark() ? 'Light' : 'Dark');
    button.addEventListener('click', () => {
      html.dataset.theme = dark() ? 'light' : 'dark';
      try {
        localStorage.setItem('magie-docs-theme', html.dataset.theme);
      } catch {
        // It holds for this page alone.
      }
      name();
    });
    name();
  }

  // The index is a script, not JSON: a page that was opened as a file may not fetch.
  let loading;
  function index() {
    loading ??= new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = `${html.dataset.root}search-index.js`;
      script.onload = () => resolve(window.magieIndex);
      script.onerror = () => resolve([]);
      document.head.append(script);
    });
    return loading;
  }

  const plain = (text) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

  // Every word must be found; a heading weighs more than a title, a title more than the text, a rule more than its proofs.
  function worth([, title, heading, text], words) {
    let sum = 0;
    for (const word of words) {
      const at = plain(text).indexOf(word);
      const found =
        (plain(title).includes(word) ? 8 : 0) +
        (plain(heading).includes(word) ? 12 : 0) +
        (plain(heading) === word ? 40 : 0) +
        (at < 0 ? 0 : at < 200 ? 3 : 1);
      if (found === 0) {
        return 0;
      }
      sum += found;
    }
    return sum;
  }

  function excerpt(text, words) {
    const at = Math.max(0, Math.min(...words.map((word) => plain(text).indexOf(word)).filter((each) => each >= 0), text.length) - 40);
    const part = document.createElement('small');
    const piece = (at > 0 ? '… ' : '') + text.slice(at, at + 160);
    let from = 0;
    for (const match of piece.matchAll(new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 'giu'))) {
      part.append(piece.slice(from, match.index));
      const mark = document.createElement('mark');
      mark.textContent = match[0];
      part.append(mark);
      from = match.index + match[0].length;
    }
    part.append(piece.slice(from));
    return part;
  }

  function row([url, title, heading, text], words) {
    const link = document.createElement('a');
    link.href = html.dataset.root + url;
    link.append(heading === title ? title : `${title}: ${heading}`, excerpt(text, words));
    return link;
  }

  async function search(typed, found) {
    const words = plain(typed).split(/\s+/).filter((word) => word !== '');
    found.hidden = words.length === 0;
    if (found.hidden) {
      return;
    }
    const best = (await index())
      .map((section) => [worth(section, words) * (section[0].startsWith('scenarios/') ? 0.4 : 1), section])
      .filter(([sum]) => sum > 0)
      .sort((one, other) => other[0] - one[0])
      .slice(0, 12);
    const none = document.createElement('p');
    none.textContent = 'Nothing found.';
    found.replaceChildren(...(best.length === 0 ? [none] : best.map(([, section]) => row(section, words))));
  }

  function keys(input, found) {
    document.addEventListener('keydown', (event) => {
      if (event.key === '/' && event.target !== input) {
        event.preventDefault();
        input.focus();
      } else if (event.key === 'Escape') {
        found.hidden = true;
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !found.hidden) {
        const stops = [input, ...found.querySelectorAll('a')];
        const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
        if (next !== undefined) {
          event.preventDefault();
          next.focus();
        }
      }
    });
    document.addEventListener('click', (event) => {
      if (!event.target.closest('.search')) {
        found.hidden = true;
      }
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    const menu = document.querySelector('.menu');
    const narrow = matchMedia('(max-width: 52rem)');
    const fold = () => (menu.open = !narrow.matches);
    narrow.addEventListener('change', fold);
    fold();
    colours(document.getElementById('theme'));
    const input = document.getElementById('search');
    const found = document.getElementById('found');
    input.addEventListener('focus', index);
    input.addEventListener('input', () => void search(input.value, found));
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') {
        found.querySelector('a')?.click();
      }
    });
    keys(input, found);
  });
})();
