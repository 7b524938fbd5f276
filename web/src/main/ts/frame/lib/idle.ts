const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls back when nobody has touched the page for a while, or has turned away from it. */
export class IdleWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly patience: number;
  private readonly idle: () => void;

  /** @param patience in milliseconds */
  constructor(patience: number, idle: () => void) {
    this.patience = patience;
    this.idle = idle;
  }

  start(): void {
    SIGNS_OF_LIFE.forEach((sign) => document.addEventListener(sign, this.alive, {passive: true}));
    document.addEventListener('visibilitychange', this.turned);
    this.alive();
  }

  stop(): void {
    clearTimeout(this.timer);
    SIGNS_OF_LIFE.forEach((sign) => document.removeEventListener(sign, this.alive));
    document.removeEventListener('visibilitychange', this.turned);
  }

  private readonly alive = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.idle, this.patience);
  };

  private readonly turned = (): void => {
    if (document.hidden) {
      this.idle();
    }
  };
}
