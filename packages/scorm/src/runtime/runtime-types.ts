import type { Delta, LaunchState } from './attempt-records.ts';
import type { ExitValue, LessonStatus } from './vocabularies.ts';

/** What a SCO finds as window.API. The functions need no `this`, take anything and never throw. */
export type ScormApi = {
  LMSInitialize(parameter?: unknown): string;
  LMSFinish(parameter?: unknown): string;
  LMSGetValue(name?: unknown): string;
  LMSSetValue(name?: unknown, value?: unknown): string;
  LMSCommit(parameter?: unknown): string;
  LMSGetLastError(): string;
  LMSGetErrorString(code?: unknown): string;
  LMSGetDiagnostic(code?: unknown): string;
};

export type LogEntry = {
  /** From the given clock. */
  at: number;
  /** lenient: stored although SCORM 1.2 would not; refused: not stored; fault: a hook of the host threw. */
  level: 'lenient' | 'refused' | 'fault';
  call: keyof ScormApi;
  /** Element name as the SCO gave it, cut to 255 characters; "" where the call has none. */
  element: string;
  message: string;
};

export type FinishEvent = { session: number; lesson_status: LessonStatus; exit_value: ExitValue };

/** All are called synchronously, inside the SCO's call. */
export type RuntimeHooks = {
  onInitialise?(session: number): void;
  /** The first change since the last delta was taken. */
  onChange?(): void;
  /** The SCO asked to store. To answer it at once, call storingRefused or storingAccepted in here. */
  onCommit?(): void;
  /** The session is over and the final status is in the delta: take it and send it now. */
  onFinish?(event: FinishEvent): void;
  log?(entry: LogEntry): void;
};

export type Runtime = {
  api: ScormApi;
  /**
   * What changed since the last one, oldest session first (so take until null); null when nothing did.
   * Taking it is final: the host keeps it until the server has it.
   */
  takeDelta(): Delta | null;
  /** The server refused to store (409 stale token, 401...): LMSCommit and LMSFinish answer "false"/101 from now on. */
  storingRefused(): void;
  storingAccepted(): void;
  isRunning(): boolean;
};

export type RuntimeOptions = {
  state: LaunchState;
  hooks?: RuntimeHooks;
  /** Milliseconds, for log entries only. */
  clock: () => number;
};
