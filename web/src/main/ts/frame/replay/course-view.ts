import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {Course} from '../../protocol.ts';
import {chart} from '../lib/chart.ts';
import {PlainElement} from '../lib/element.ts';
import type {Words} from '../lib/words.ts';

/** How a finished game went, from its whole journal. */
export class CourseView extends PlainElement {
  static override properties = {
    table: {},
    names: {attribute: false},
    words: {attribute: false},
    step: {type: Number},
    pick: {attribute: false},
    course: {state: true},
  };

  declare table: string;
  declare names: readonly string[];
  declare words: Words;
  declare step: number;
  declare pick: ((step: number) => void) | null;
  declare course: Course | null;

  constructor() {
    super();
    this.step = -1;
    this.pick = null;
    this.course = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.course = await api.course(this.table);
    } catch {
      this.course = null; // the ranking is there without it
    }
  }

  override render(): TemplateResult | typeof nothing {
    const {course, names, words, step, pick} = this;
    if (!course || course.points.length < 2) {
      return nothing;
    }
    return html`${course.measures.map((measure, index) => chart({measure, index, points: course.points, names, words, step, pick}))}`;
  }
}

customElements.define('course-view', CourseView);
