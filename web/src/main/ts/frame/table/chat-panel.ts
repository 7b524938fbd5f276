import {html, nothing, type TemplateResult} from 'lit';
import type {ChatMessage} from '../../protocol.ts';
import {afterLayout} from '../lib/after-layout.ts';
import {PlainElement} from '../lib/element.ts';
import type {Words} from '../lib/words.ts';
import {bubble} from '../motion/bubble.ts';
import {submitted} from '../lib/form.ts';

export const EMOTES: readonly string[] = [
  'hello',
  'thanks',
  'well-played',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'sorry',
];

const LONGEST = 200;

/** What people say to each other, folded until somebody wants it. Who should not be heard is hidden here, for this page only. */
export class ChatPanel extends PlainElement {
  static override properties = {
    messages: {attribute: false},
    names: {attribute: false},
    words: {attribute: false},
    mine: {attribute: false},
    speak: {attribute: false},
    muted: {state: true},
    reported: {state: true},
    open: {state: true},
  };

  declare messages: readonly ChatMessage[];
  declare names: readonly string[];
  declare words: Words;
  declare mine: readonly number[];
  /** Null for who only watches. */
  declare speak: ((what: 'say' | 'emote' | 'report', text: string) => void) | null;
  declare muted: ReadonlySet<number>;
  declare reported: ReadonlySet<number>;
  declare open: boolean;
  /** The last message that was there, -1 before any was looked for. */
  private known = -1;
  /** The last message that was in sight. */
  private read = 0;

  constructor() {
    super();
    this.messages = [];
    this.names = [];
    this.mine = [];
    this.speak = null;
    this.muted = new Set();
    this.reported = new Set();
    this.open = false;
  }

  protected override updated(changed: Map<string, unknown>): void {
    const said = this.heard.at(-1);
    if (said && this.known >= 0 && said.number > this.known) {
      bubble(said.seat, this.text(said));
    }
    this.known = said?.number ?? Math.max(0, this.known);
    const list = this.querySelector('.chat-lines');
    if (this.open && list && (changed.has('messages') || changed.has('open'))) {
      afterLayout(() => (list.scrollTop = list.scrollHeight));
    }
  }

  private get heard(): readonly ChatMessage[] {
    return this.messages.filter((message) => !this.muted.has(message.seat));
  }

  override render(): TemplateResult {
    const {words, heard} = this;
    if (this.open) {
      this.read = heard.at(-1)?.number ?? this.read;
    }
    const fresh = heard.filter((message) => message.number > this.read && !this.mine.includes(message.seat)).length;
    const last = heard.at(-1);
    return html`<details
        class="fold chat"
        ?open=${this.open}
        @toggle=${(event: Event) => (this.open = (event.target as HTMLDetailsElement).open)}
      >
        <summary>
          ${words.text('ui.chat')}
          ${fresh > 0 ? html`<span class="badge loud">${words.text('ui.chat.new', fresh)}</span>` : nothing}
        </summary>
        <ol class="chat-lines" tabindex="0" aria-label=${words.text('ui.chat')}>
          ${heard.map((message) => this.line(message))}
        </ol>
        ${
          this.muted.size > 0
            ? html`<p class="quiet">
                ${words.text('ui.chat.muted', words.names([...this.muted].map((seat) => this.names[seat] ?? '')))}
                <button type="button" class="button plain" @click=${() => (this.muted = new Set())}>
                  ${words.text('ui.chat.unmute')}
                </button>
              </p>`
            : nothing
        }
        ${this.speak ? this.form() : nothing}
      </details>
      <p class="visually-hidden" aria-live="polite">
        ${last && !this.mine.includes(last.seat) ? `${this.names[last.seat] ?? ''}: ${this.text(last)}` : ''}
      </p>`;
  }

  private text(message: ChatMessage): string {
    const key = `ui.emote.${message.emote}`;
    return message.emote === '' ? message.text : this.words.has(key) ? this.words.text(key) : message.emote;
  }

  private line(message: ChatMessage): TemplateResult {
    const {words} = this;
    const name = this.names[message.seat] ?? '';
    const others = this.speak !== null && !this.mine.includes(message.seat);
    return html`<li>
      <p>
        <strong><bdi>${name}</bdi></strong>
        <bdi class=${message.emote === '' ? '' : 'emote'}>${this.text(message)}</bdi>
      </p>
      ${
        others
          ? html`<span class="chat-deeds">
              <button
                type="button"
                class="button plain"
                aria-label=${words.text('ui.chat.mute.who', name)}
                @click=${() => (this.muted = new Set([...this.muted, message.seat]))}
              >
                ${words.text('ui.chat.mute')}
              </button>
              ${this.reported.has(message.number) ? html`<span class="quiet">${words.text('ui.chat.reported')}</span>` : html`<button type="button" class="button plain" aria-label=${words.text('ui.chat.report.what', name)} @click=${() => this.report(message)}>${words.text('ui.chat.report')}</button>`}</span
            >`
          : nothing
      }
    </li>`;
  }

  private report(message: ChatMessage): void {
    this.reported = new Set([...this.reported, message.number]);
    this.speak?.('report', String(message.number));
  }

  private form(): TemplateResult {
    const {words} = this;
    const say = (event: Event) => {
      const text = submitted(event, 'text').trim();
      if (text !== '') {
        this.speak?.('say', text);
        (event.target as HTMLFormElement).reset();
      }
    };
    return html`<div class="emotes" role="group" aria-label=${words.text('ui.chat.emotes')}>
        ${EMOTES.map((emote) => html`<button type="button" class="button" data-emote=${emote} @click=${() => this.speak?.('emote', emote)}>${words.text(`ui.emote.${emote}`)}</button>`)}
      </div>
      <form class="row" @submit=${say}>
        <label class="setting grow"
          ><span class="visually-hidden">${words.text('ui.chat.say')}</span
          ><input name="text" maxlength=${LONGEST} autocomplete="off" placeholder=${words.text('ui.chat.say')}
        /></label>
        <button class="button">${words.text('ui.chat.send')}</button>
      </form>`;
  }
}

customElements.define('chat-panel', ChatPanel);
