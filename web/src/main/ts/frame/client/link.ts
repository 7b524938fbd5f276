import type {Answer, Command, Frame} from '../../protocol.ts';
import {PROTOCOL_VERSION} from '../../wire-types.ts';
import {letterOf} from '../lib/words.ts';

export interface LinkEvents {
  frame(frame: Frame): void;
  /** Whether the connection stands. */
  connected(yes: boolean): void;
  /** The seat was signed out on another device: this link does not come back. */
  signedOut(): void;
  /** The server has not let this link in for a while: it may be asked why. */
  shutOut(): void;
}

/** The status with which the server ends the link of a device that was signed out. */
const SIGNED_OUT = 4001;
/** After so many tries in vain it is asked whether the seat is still held here, and then again after every so many. */
const DOUBT = 3;
const DOUBT_AGAIN = 10;

const FIRST_WAIT = 250;
const SOON = 800;
const EAGER_TRIES = 20;
const LATER = 8000;

/** One WebSocket for one seat. Comes back by itself and sends again what was not answered. */
export class Link {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private tries = 0;
  private closed = false;
  private readonly pending = new Map<string, {command: Command; done: (answer: Answer) => void}>();
  private readonly table: string;
  readonly seat: number;
  private readonly known: () => number;
  private readonly events: LinkEvents;

  /** @param known how many log entries need not be sent again */
  constructor(table: string, seat: number, known: () => number, events: LinkEvents) {
    this.table = table;
    this.seat = seat;
    this.known = known;
    this.events = events;
  }

  /** Sends a command; the same id goes out again after a lost connection, which is safe. */
  send(command: Command): Promise<Answer> {
    return new Promise((done) => {
      this.pending.set(command.id, {command, done});
      if (this.socket?.readyState === WebSocket.OPEN) {
        this.socket.send(JSON.stringify(command));
      }
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Tries at once, for example when the device wakes up. */
  hurry(): void {
    if (!this.closed && (this.socket === undefined || this.socket.readyState === WebSocket.CLOSED)) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  /** Starts the connection anew, because a frame was missed. */
  restart(): void {
    this.socket?.close();
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${path}?seat=${letterOf(this.seat)}&after=${this.known()}&protocol=${PROTOCOL_VERSION}`,
    );
    this.socket = socket;
    socket.onmessage = (message) => this.received(socket, message.data);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private received(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket) {
      return;
    }
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.tries = 0;
      this.events.connected(true);
    } else if (frame.type === 'bye') {
      this.wait = Math.max(FIRST_WAIT, frame.retryAfter * 1000);
    }
    const unanswered = frame.type === 'welcome' ? [...this.pending.values()] : []; // a frame may lead to a command
    this.events.frame(frame);
    unanswered.forEach(({command}) => socket.send(JSON.stringify(command)));
    if (frame.type === 'answer') {
      this.answered(socket, frame);
    }
  }

  private answered(socket: WebSocket, answer: Answer): void {
    const sent = this.pending.get(answer.id);
    if (sent && answer.error?.code === 'too-fast') {
      setTimeout(
        () =>
          socket === this.socket && socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(sent.command)),
        SOON,
      );
      return;
    }
    this.pending.delete(answer.id);
    sent?.done(answer);
  }

  private lost(socket: WebSocket, status: number): void {
    if (this.closed || socket !== this.socket) {
      return;
    }
    if (status === SIGNED_OUT) {
      this.closed = true;
      this.events.signedOut();
      return;
    }
    this.events.connected(false);
    const spread = 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.connect(), this.wait * spread);
    this.tries++;
    if (this.tries === DOUBT || this.tries % DOUBT_AGAIN === 0) {
      this.events.shutOut();
    }
    this.wait = Math.min(this.tries < EAGER_TRIES ? SOON : LATER, this.wait * 2);
  }
}

/** A new command id. Not randomUUID: that is missing where the page came without TLS. */
export function commandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
