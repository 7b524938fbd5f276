package games.magie.lab.report;

/// How a report looks: in light, in the dark, and on paper.
final class Style {
  static final String CSS =
      """

      :root {
        color-scheme: light dark;
        --paper: #ffffff; --ink: #1c1d22; --soft: #666a73; --grid: #dfe2e7; --heat: #e8762c;
        --c0: #2f6fb3; --c1: #d4622a; --c2: #17896b; --c3: #b3568f;
        --c4: #a87a00; --c5: #4d94c4; --c6: #7a5cc0; --c7: #70757e;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --paper: #16181d; --ink: #eceef2; --soft: #a4a9b3; --grid: #343842; --heat: #d8691f;
          --c0: #5ca4ea; --c1: #f28a52; --c2: #3fc39d; --c3: #e08abd;
          --c4: #e0b43c; --c5: #8cc8ef; --c6: #ab93f0; --c7: #a9aeb8;
        }
      }
      @media print {
        :root {
          color-scheme: light;
          --paper: #ffffff; --ink: #000000; --soft: #444444; --grid: #cccccc; --heat: #e8762c;
          --c0: #2f6fb3; --c1: #d4622a; --c2: #17896b; --c3: #b3568f;
          --c4: #a87a00; --c5: #4d94c4; --c6: #7a5cc0; --c7: #70757e;
        }
        svg, tr { break-inside: avoid; }
        h2, h3 { break-after: avoid; }
        body { padding: 0; }
      }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      body {
        background: var(--paper); color: var(--ink); max-width: 48rem; margin: 0 auto;
        padding: 1.5rem 1rem 4rem; font: 16px/1.5 system-ui, sans-serif;
      }
      h1 { line-height: 1.2; font-size: 1.7rem; }
      h2 { margin: 2.5rem 0 0.3rem; border-bottom: 1px solid var(--grid); }
      h3 { margin: 1.2rem 0 0.2rem; font-size: 1rem; }
      .about { color: var(--soft); margin-top: 0.2rem; }
      table { border-collapse: collapse; font-size: 0.88rem; width: 100%; }
      th, td { text-align: left; padding: 0.15rem 0.6rem 0.15rem 0; vertical-align: top; }
      th { color: var(--soft); font-weight: normal; border-bottom: 1px solid var(--grid); }
      .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      details { margin: 0.4rem 0 1rem; }
      summary { color: var(--soft); cursor: pointer; }
      pre {
        border: 1px solid var(--grid); border-radius: 6px; padding: 0.7rem; overflow-x: auto;
        white-space: pre-wrap; font-size: 0.85rem;
      }
      svg { display: block; width: 100%; height: auto; }
      svg.key { display: inline-block; width: 0.7em; height: 0.7em; }
      svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
      svg .tick { fill: var(--soft); font-size: 11px; }
      svg .small { font-size: 9.5px; }
      svg .value { font-variant-numeric: tabular-nums; }
      .grid, .zero, .whisker, .mark { stroke: var(--grid); stroke-width: 1; }
      .zero { stroke: var(--soft); }
      .whisker { stroke: var(--ink); stroke-width: 1.4; }
      .mark { stroke: var(--ink); stroke-dasharray: 3 3; }
      .heat { fill: var(--heat); stroke: var(--grid); }
      .s0 { fill: var(--c0); } .s1 { fill: var(--c1); } .s2 { fill: var(--c2); }
      .s3 { fill: var(--c3); } .s4 { fill: var(--c4); } .s5 { fill: var(--c5); }
      .s6 { fill: var(--c6); } .s7 { fill: var(--c7); }
      .band { fill-opacity: 0.22; }
      .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
      .c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); }
      .c3 { stroke: var(--c3); } .c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); }
      .c6 { stroke: var(--c6); } .c7 { stroke: var(--c7); }
      svg .t0 { fill: var(--c0); } svg .t1 { fill: var(--c1); } svg .t2 { fill: var(--c2); }
      """;

  private Style() {}
}
