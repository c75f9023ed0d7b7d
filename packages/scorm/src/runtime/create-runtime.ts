import { createAttemptSession } from './attempt-session.ts';
import { errorText } from './error-codes.ts';
import { createLastError } from './last-error.ts';
import type { LogEntry, Runtime, RuntimeOptions, ScormApi } from './runtime-types.ts';

type Call = keyof ScormApi;

/** Creates the SCORM 1.2 run-time for one launch of one SCO. Pure: no DOM, no timers, no requests. */
export function createRuntime({ state, hooks = {}, clock }: RuntimeOptions): Runtime {
  const session = createAttemptSession(state);
  const { succeed, fail, code: lastCode, diagnosticOf } = createLastError();
  let isRefused = false;

  function log(level: LogEntry['level'], call: Call, message: string, element = ''): void {
    try {
      hooks.log?.({ at: clock(), level, call, element: element.slice(0, 255), message });
    } catch {
      // A failing log must not disturb the SCO, and there is no other place to report it.
    }
  }

  /** Calls a hook of the host. Returns false when it threw, because the host may not have stored the data. */
  function callHost(call: Call, hook: () => void): boolean {
    try {
      hook();
      return true;
    } catch (error) {
      log('fault', call, `the host failed: ${asText(error) ?? 'unknown'}`);
      return false;
    }
  }

  function announcing<Result>(call: Call, act: () => Result): Result {
    const wasClean = !session.hasChanges();
    const result = act();
    if (wasClean && session.hasChanges()) callHost(call, () => hooks.onChange?.());
    return result;
  }

  function initialise(parameter: unknown): string {
    if (asText(parameter) !== '') return fail(201, 'false', 'the argument must be ""');
    if (session.isRunning()) return fail(101, 'false', 'already initialized');
    const number = session.begin();
    callHost('LMSInitialize', () => hooks.onInitialise?.(number));
    return succeed('true');
  }

  /** Ends the session even while storing is refused. Its data stays in the delta, and the host can still send it. */
  function finish(parameter: unknown): string {
    if (asText(parameter) !== '') return fail(201, 'false', 'the argument must be ""');
    if (!session.isRunning()) return fail(301, 'false', 'LMSFinish');
    const event = announcing('LMSFinish', session.end);
    const isHeard = callHost('LMSFinish', () => hooks.onFinish?.(event));
    return isHeard && !isRefused ? succeed('true') : fail(101, 'false', 'the session could not be stored');
  }

  function commit(parameter: unknown): string {
    if (asText(parameter) !== '') return fail(201, 'false', 'the argument must be ""');
    if (!session.isRunning()) return fail(301, 'false', 'LMSCommit');
    const isHeard = callHost('LMSCommit', () => hooks.onCommit?.());
    return isHeard && !isRefused ? succeed('true') : fail(101, 'false', 'the last changes could not be stored');
  }

  function getValue(given: unknown): string {
    const name = asText(given) ?? '';
    if (!session.isRunning()) return fail(301, '', 'LMSGetValue');
    const outcome = session.read(name);
    return outcome.code === 0 ? succeed(outcome.value) : fail(outcome.code, '', `${name} ${outcome.reason}`);
  }

  function setValue(givenName: unknown, givenValue: unknown): string {
    const name = asText(givenName) ?? '';
    const value = asText(givenValue);
    if (!session.isRunning()) return fail(301, 'false', 'LMSSetValue');
    if (value === undefined) return fail(405, 'false', `${name} expected text`);
    const outcome = announcing('LMSSetValue', () => session.write(name, value));
    if (outcome.code !== 0) {
      log('refused', 'LMSSetValue', `${outcome.code}: ${outcome.reason}`, name);
      return fail(outcome.code, 'false', `${name} ${outcome.reason}`);
    }
    if (outcome.leniency !== undefined) log('lenient', 'LMSSetValue', outcome.leniency, name);
    return succeed('true');
  }

  return {
    api: {
      LMSInitialize: initialise,
      LMSFinish: finish,
      LMSGetValue: getValue,
      LMSSetValue: setValue,
      LMSCommit: commit,
      LMSGetLastError: lastCode,
      LMSGetErrorString: (code) => errorText(asText(code) ?? ''),
      LMSGetDiagnostic: (code) => diagnosticOf(asText(code) ?? ''),
    },
    takeDelta: session.takeDelta,
    storingRefused() {
      isRefused = true;
    },
    storingAccepted() {
      isRefused = false;
    },
    isRunning: session.isRunning,
  };
}

/**
 * Converts an argument to text, because real packages pass numbers. Null and undefined become "". Returns undefined for
 * a value that cannot become text.
 */
function asText(given: unknown): string | undefined {
  if (given === null || given === undefined) return '';
  try {
    return String(given);
  } catch {
    return undefined;
  }
}
