import type {Answer, Command, Problem} from '../../protocol.ts';
import type {Place} from './place.ts';

/** An answer that takes longer is worth a word. */
const PATIENCE = 2000;

/** The commands of this device, one at a time, and what became of the last one. */
export class Commands {
  /** The last refused command, to be told to the player. */
  refused: Problem | null = null;
  /** The move or action that was sent and isn't answered yet, empty if there is none. */
  sent = '';
  /** Whether the answer takes so long that somebody may wonder. */
  slow = false;
  private readonly changed: (heard: boolean) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed called with whether the server told of the change */
  constructor(changed: (heard: boolean) => void) {
    this.changed = changed;
  }

  get busy(): boolean {
    return this.sent !== '';
  }

  /** @param told whether the player wants to know why it was refused */
  async send(place: Place, command: Command, told = true): Promise<Answer> {
    this.sent = 'move' in command ? command.move : command.action;
    this.refused = null;
    this.timer = setTimeout(() => this.wonder(), PATIENCE);
    this.changed(false);
    const answer = await place.link.send(command);
    this.stop();
    if (!answer.ok && told) {
      this.refused = answer.error;
    }
    return answer;
  }

  /** A command that waits for no other, and no other for it. */
  async aside(place: Place, command: Command): Promise<void> {
    const answer = await place.link.send(command);
    if (!answer.ok) {
      this.refused = answer.error;
      this.changed(true);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.sent = '';
    this.slow = false;
  }

  private wonder(): void {
    this.slow = true;
    this.changed(false);
  }
}
