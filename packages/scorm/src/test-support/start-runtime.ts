import {
  createRuntime,
  type Delta,
  type FinishEvent,
  type LaunchState,
  type LogEntry,
  type RuntimeHooks,
} from '../runtime/index.ts';

export function buildLaunchState(overrides: Partial<LaunchState> = {}): LaunchState {
  return {
    student: { id: '4711', name: 'Okafor, Ada' },
    lesson_location: '',
    lesson_status: 'not attempted',
    entry_value: 'ab-initio',
    raw_score: '',
    min_score: '',
    max_score: '',
    total_time: '0000:00:00.00',
    launch_data: '',
    suspend_data: '',
    credit: 'credit',
    mode: 'normal',
    masteryScore: null,
    masteryOverride: true,
    maxTimeAllowed: '',
    timeLimitAction: '',
    comments: '',
    comments_from_lms: '',
    preferences: { audio: '', language: '', speed: '', text: '' },
    objectives: [],
    interactionsOffset: 0,
    ...overrides,
  };
}

/** A run-time not yet initialised, with everything it told its host, in order. */
export function prepareRuntime(overrides: Partial<LaunchState> = {}, hooks: RuntimeHooks = {}) {
  const told: string[] = [];
  const finished: FinishEvent[] = [];
  const logged: LogEntry[] = [];
  const runtime = createRuntime({
    state: buildLaunchState(overrides),
    clock: () => 1234,
    hooks: {
      onInitialise: (session) => told.push(`initialise ${session}`),
      onChange: () => told.push('change'),
      onCommit: () => told.push('commit'),
      onFinish: (event) => {
        told.push('finish');
        finished.push(event);
      },
      log: (entry) => logged.push(entry),
      ...hooks,
    },
  });
  const { api } = runtime;
  return {
    runtime,
    api,
    told,
    finished,
    logged,
    get: (name: unknown) => ({ value: api.LMSGetValue(name), code: api.LMSGetLastError() }),
    set: (name: unknown, value: unknown) => ({ value: api.LMSSetValue(name, value), code: api.LMSGetLastError() }),
    takeAll(): Delta[] {
      const deltas: Delta[] = [];
      for (let delta = runtime.takeDelta(); delta; delta = runtime.takeDelta()) deltas.push(delta);
      return deltas;
    },
  };
}

/** The same, initialised. */
export function startRuntime(overrides: Partial<LaunchState> = {}, hooks: RuntimeHooks = {}) {
  const started = prepareRuntime(overrides, hooks);
  started.api.LMSInitialize('');
  return started;
}
