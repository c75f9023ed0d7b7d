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
    own_status: null,
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

/** Prepares a run-time that is not initialised, with the calls to its host, in order. */
export function prepareRuntime(overrides: Partial<LaunchState> = {}, hooks: RuntimeHooks = {}) {
  const hostCalls: string[] = [];
  const finished: FinishEvent[] = [];
  const logged: LogEntry[] = [];
  const runtime = createRuntime({
    state: buildLaunchState(overrides),
    clock: () => 1234,
    hooks: {
      onInitialise: (session) => hostCalls.push(`initialise ${session}`),
      onChange: () => hostCalls.push('change'),
      onCommit: () => hostCalls.push('commit'),
      onFinish: (event) => {
        hostCalls.push('finish');
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
    hostCalls,
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

/** Starts a run-time that is initialised. */
export function startRuntime(overrides: Partial<LaunchState> = {}, hooks: RuntimeHooks = {}) {
  const started = prepareRuntime(overrides, hooks);
  started.api.LMSInitialize('');
  return started;
}

/** Starts a session with a value in every place, so that a read value differs from a default. */
export function startBegun() {
  return startRuntime({
    lesson_location: 'page-6',
    lesson_status: 'incomplete',
    own_status: 'incomplete',
    entry_value: 'resume',
    raw_score: '55.5',
    min_score: '0',
    max_score: '80',
    total_time: '0001:02:03.04',
    launch_data: 'lang=en',
    suspend_data: 'abc',
    masteryScore: 70,
    maxTimeAllowed: '0002:30:00.00',
    timeLimitAction: 'exit,message',
    comments: 'so far',
    comments_from_lms: 'welcome',
    preferences: { audio: '50', language: 'cy', speed: '-10', text: '1' },
    objectives: [{ id: 'obj-a', status: 'failed', raw_score: '10', min_score: '0', max_score: '20' }],
    interactionsOffset: 4,
  });
}
