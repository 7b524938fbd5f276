import {svg, type SVGTemplateResult} from 'lit';

// Scenery of the board sides, within 248 by 248; the ground, from 206 down, carries the landmarks.

/** Rays and a stepped tower, in the lines of those years. */
export function roaringTwenties(): SVGTemplateResult {
  return svg`<rect width="248" height="248" fill="#23313f"/>
    ${Array.from({length: 13}, (_, ray) => svg`<path fill="#d9a94a" opacity=".38" d="M124 212 116-60h16Z" transform="rotate(${(ray - 6) * 14} 124 212)"/>`)}
    <path fill="#14202b" d="M76 206V112h16V84h12V60h10V36h6l4-26 4 26h6v24h10v24h12v28h16v94Z"/><path fill="none" stroke="#e6bf68" stroke-width="2" d="M76 206V112h16V84h12V60h10V36h6l4-26 4 26h6v24h10v24h12v28h16v94M124 60v146M112 88v118m24-118v118"/>
    ${[34, 214].map((x) => svg`<g fill="none" stroke="#e6bf68" stroke-width="2" transform="translate(${x} 206)"><path d="M-26 0a26 26 0 0 1 52 0M-18 0a18 18 0 0 1 36 0M-10 0a10 10 0 0 1 20 0M0 0v-26M0 0l-18-18M0 0l18-18"/></g>`)}
    ${[
      [22, 26],
      [56, 56],
      [196, 30],
      [226, 62],
    ].map(
      ([x, y]) =>
        svg`<path fill="#f6e2ad" d="m${x} ${y! - 6} 1.800 4.200 4.200 1.800-4.200 1.800-1.800 4.200-1.800-4.200L${x! - 6} ${y}l4.200-1.800Z"/>`,
    )}
    <rect y="206" width="248" height="42" fill="#14202b"/><path fill="none" stroke="#e6bf68" stroke-width="2" d="M0 209h248M0 214h248m-248 28 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 8-10"/>`;
}

/** A rainbow, a castle, and who lives there. */
export function unicornLand(): SVGTemplateResult {
  const bows = ['#d9577f', '#f09a4f', '#f4d35e', '#79b86a', '#5d9ec9', '#8b6bb5'];
  return svg`<rect width="248" height="248" fill="#dcebfa"/>
    ${bows.map((colour, at) => svg`<circle cx="112" cy="206" r=${142 - at * 11} fill="none" stroke=${colour} stroke-width="11"/>`)}
    <path fill="#fff" d="M8 66a15 15 0 0 1 25-11 18 18 0 0 1 33 7 12 12 0 0 1-2 24H18A12 12 0 0 1 8 66Zm176-34a12 12 0 0 1 20-8 15 15 0 0 1 27 6 10 10 0 0 1-2 20h-38a10 10 0 0 1-7-18Z"/>
    <path fill="#a9d39b" d="M0 176q60-34 124-8t124-12v52H0Z"/>
    <path fill="#f3e3f4" d="M172 206v-76h12v12h10v-12h14v12h10v-12h12v76Z"/><path fill="#b784c2" d="m168 130 10-30 10 30Zm46 0 10-30 10 30Z"/><path fill="#8a5a96" d="M192 206v-26a9 9 0 0 1 18 0v26Z"/>
    <g transform="translate(60 112)"><path fill="#fffdf8" d="M-6 94q4-34 2-54-18 8-26-4l14-20Q-8-6 8-10 40-8 44 34q2 36 10 60Z"/><path fill="#b784c2" d="M6-10Q46-14 50 34 58 60 62 94H48Q42 60 40 34 34 4 6-10Z"/><path fill="#f2c14e" d="m-4-6-18-34L8-10Z"/><path stroke="#d39a2b" stroke-width="2" d="m-14-24 8-4m-2 14 10-6"/><circle cx="-4" cy="14" r="3" fill="#41344a"/></g>
    <rect y="206" width="248" height="42" fill="#86bf7c"/>${[14, 58, 104, 150, 196, 236].map((x, at) => svg`<circle cx=${x} cy=${228 + (at % 2) * 8} r="3.500" fill=${at % 2 === 0 ? '#fff' : '#f4d35e'}/>`)}`;
}

/** A wheel of a station, a planet with rings. */
export function spaceStation(): SVGTemplateResult {
  const stars = [
    [18, 22],
    [70, 14],
    [104, 40],
    [150, 18],
    [226, 26],
    [30, 96],
    [232, 100],
    [96, 112],
    [198, 142],
    [12, 160],
    [138, 170],
    [58, 178],
  ];
  return svg`<rect width="248" height="248" fill="#1d2140"/>${stars.map(([x, y], at) => svg`<circle cx=${x} cy=${y} r=${at % 3 === 0 ? 2.2 : 1.3} fill="#f6f2d5"/>`)}
    <circle cx="190" cy="64" r="30" fill="#d98a5b"/><path fill="#c06f4a" d="M161 56q30 10 58 0v14q-28 10-58 0Z"/><ellipse cx="190" cy="64" rx="50" ry="12" fill="none" stroke="#f1d9a8" stroke-width="5" transform="rotate(-18 190 64)"/>
    <g transform="translate(74 92) rotate(-16)"><ellipse rx="60" ry="38" fill="none" stroke="#cdd6e4" stroke-width="13"/><ellipse rx="60" ry="38" fill="none" stroke="#7b8aa6" stroke-width="3"/><path stroke="#cdd6e4" stroke-width="6" d="M-60 0H60M0-38v76"/><circle r="15" fill="#eef2f8"/><circle r="8" fill="#5db0c4"/>${[-46, -24, 24, 46].map((x) => svg`<circle cx=${x} cy="27" r="3" fill="#f4d35e"/>`)}</g>
    <path fill="#4c5678" d="M0 206q40-16 80-4t76-8 92 10v44H0Z"/><rect y="206" width="248" height="42" fill="#5b6588"/>${[26, 90, 160, 222].map((x, at) => svg`<ellipse cx=${x} cy=${228 + (at % 2) * 9} rx="14" ry="4" fill="#454e70"/>`)}`;
}

/** Under water: weed, fish, a diving boat. */
export function deepSea(): SVGTemplateResult {
  const fish = (x: number, y: number, size: number, colour: string) =>
    svg`<g transform="translate(${x} ${y}) scale(${size})"><path fill=${colour} d="M-18 0Q0-18 20 0 0 18-18 0Zm2 0-14-11v22Z"/><circle cx="11" cy="-3" r="2.500" fill="#14324a"/></g>`;
  return svg`<rect width="248" height="248" fill="#2f7fa3"/><rect y="70" width="248" height="178" fill="#256a8f"/><rect y="140" width="248" height="108" fill="#1b5576"/>
    <path fill="#bfe6ee" opacity=".18" d="M40 0h30l44 206H40Zm100 0h22l-6 206h-58Z"/>
    <g transform="translate(92 66)"><rect x="-46" y="-22" width="92" height="44" rx="22" fill="#f0b63c"/><path fill="#d9952a" d="M-14-22v-14h26v14ZM-46 0l-16-15v30Z"/><path stroke="#d9952a" stroke-width="4" d="M6-36v-10h12"/>${[-18, 6, 29].map((x) => svg`<circle cx=${x} r="8" fill="#cfeef4" stroke="#8a5a16" stroke-width="3"/>`)}</g>
    ${fish(196, 48, 1, '#e8744f')}${fish(216, 96, 0.7, '#f4d35e')}${fish(40, 146, 0.8, '#f4d35e')}${fish(160, 128, 1.1, '#e39ac9')}
    ${[
      [150, 40],
      [158, 26],
      [150, 14],
      [18, 96],
      [24, 82],
      [228, 136],
      [222, 122],
    ].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="4" fill="none" stroke="#bfe6ee" stroke-width="1.800"/>`)}
    ${[14, 66, 126, 182, 236].map((x, at) => svg`<path fill="none" stroke=${at % 2 === 0 ? '#4f9b6a' : '#3f8460'} stroke-width="6" stroke-linecap="round" d="M${x} 208q-10-16 0-30t0-${24 + at * 4}"/>`)}
    <rect y="206" width="248" height="42" fill="#c9b078"/><path fill="none" stroke="#a98f58" stroke-width="2.500" d="M10 224q16-8 32 0m40 10q16-8 32 0m30-12q16-8 32 0m24 10q16-8 32 0"/>`;
}
