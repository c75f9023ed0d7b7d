import type { Delta, LaunchState } from './attempt-records.ts';
import type { ExitValue, LessonStatus } from './vocabularies.ts';

/** API that a SCO finds as window.API. The functions need no `this`, accept any argument and never throw. */
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
  /** Time of the given clock. */
  at: number;
  /** `lenient`: stored although SCORM 1.2 would refuse it. `refused`: not stored. `fault`: a hook of the host threw. */
  level: 'lenient' | 'refused' | 'fault';
  call: keyof ScormApi;
  /** Element name from the SCO, cut to 255 characters. "" where the call has none. */
  element: string;
  message: string;
};

export type FinishEvent = { session: number; lesson_status: LessonStatus; exit_value: ExitValue };

/** Hooks of the host. All are called synchronously, inside the call of the SCO. */
export type RuntimeHooks = {
  onInitialise?(session: number): void;
  /** Called at the first change since the last delta was taken. */
  onChange?(): void;
  /** Called when the SCO asks to store. To answer it at once, the hook calls `storingRefused` or `storingAccepted`. */
  onCommit?(): void;
  /** Called when the session is over. The final status is in the delta, which the host takes and sends now. */
  onFinish?(event: FinishEvent): void;
  log?(entry: LogEntry): void;
};

export type Runtime = {
  api: ScormApi;
  /**
   * Returns the changes since the last delta, oldest session first, or null without changes. Call it until it returns
   * null. The host must store a taken delta until the server has it.
   */
  takeDelta(): Delta | null;
  /**
   * Reports that the server refused to store (409 stale token, 401 and others). From now on LMSCommit and LMSFinish
   * answer "false" with 101.
   */
  storingRefused(): void;
  storingAccepted(): void;
  isRunning(): boolean;
};

export type RuntimeOptions = {
  state: LaunchState;
  hooks?: RuntimeHooks;
  /** Clock in milliseconds, only for log entries. */
  clock: () => number;
};
