import { type LaunchState, type LessonStatus, ownStatusOf, readScore } from '@doselore/scorm/runtime';
import type { openLaunch } from '../features/learning/learning/index.ts';
import type { Services } from '../platform/services.ts';
import { fileFolder } from './file-address.ts';
import type { PlayerData, StaleData } from './player/player-data.ts';

type Opened = NonNullable<Awaited<ReturnType<typeof openLaunch>>>;
type Attempt = NonNullable<Opened['attempt']>;
/** `version` is the hash of the player script, which browsers keep for good under it. */
type Page = { launch: Opened['launch']; attempt: Attempt; services: Services; version: string };

/** Renders the player page: our run-time and the attempt's state. The app sends the token by message. */
export function playerPage({ services, attempt, launch, version }: Page): string {
  const folder = fileFolder(services, {
    storageKey: attempt.storage_key,
    userId: attempt.user_id,
    appOrigin: launch.appOrigin,
    contentOrigin: launch.contentOrigin,
    allowOutside: attempt.allow_outside_connections,
    allowedHosts: attempt.allowed_hosts,
    expiresAt: launch.expiresAt,
  });
  const data: PlayerData = {
    seq: attempt.seq,
    appOrigin: launch.appOrigin,
    src: `${folder}${attempt.launch_href}`,
    title: attempt.sco_title,
    allowOutside: attempt.allow_outside_connections,
    completesOnOpen: attempt.complete_on_open || attempt.scorm_type === 'asset',
    sendsNothing: launch.mode === 'review' || launch.mode === 'trial',
    state: launchState(attempt, launch.mode),
  };
  return page(attempt.sco_title, data, version);
}

/**
 * Renders the page for a launch that has ended because another tab or device took over. The page only tells the app so.
 */
export function stalePage(appOrigin: string, version: string): string {
  return page('Opened somewhere else', { stale: true, appOrigin }, version);
}

/**
 * Returns what the run-time begins with. A practice is a normal session for the package, so that it behaves as in the
 * first attempt; what it sends is stored apart from the attempt.
 */
function launchState(attempt: Attempt, launchMode: Opened['launch']['mode']): LaunchState {
  const preference = (name: string) => attempt.preferences[name] ?? '';
  const isReview = launchMode === 'review';
  const objectives = Object.entries(attempt.objectives).sort(([a], [b]) => Number(a) - Number(b));
  return {
    student: { id: String(attempt.user_id), name: `${attempt.last_name}, ${attempt.first_name}` },
    lesson_location: attempt.lesson_location,
    lesson_status: attempt.lesson_status as LessonStatus,
    own_status: ownStatusOf(attempt),
    entry_value: attempt.entry_value as LaunchState['entry_value'],
    raw_score: attempt.raw_score,
    min_score: attempt.min_score,
    max_score: attempt.max_score,
    total_time: attempt.total_time,
    launch_data: attempt.launch_data,
    suspend_data: attempt.suspend_data,
    credit: isReview ? 'no-credit' : 'credit',
    mode: isReview ? 'review' : 'normal',
    masteryScore: attempt.mastery_score,
    masteryOverride: attempt.mastery_override,
    maxTimeAllowed: attempt.max_time_allowed,
    timeLimitAction: attempt.time_limit_action,
    comments: attempt.comments,
    comments_from_lms: '',
    preferences: {
      audio: preference('audio'),
      language: preference('language'),
      speed: preference('speed'),
      text: preference('text'),
    },
    objectives: objectives.map(([, objective]) => ({
      id: objective.id ?? '',
      status: (objective.status ?? '') as LessonStatus | '',
      raw_score: readScore(objective.raw_score ?? ''),
      min_score: readScore(objective.min_score ?? ''),
      max_score: readScore(objective.max_score ?? ''),
    })),
    interactionsOffset: attempt.interactions,
  };
}

function page(title: string, data: PlayerData | StaleData, version: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>html,body{margin:0;height:100%;background:#fff}iframe{display:block;width:100%;height:100%;border:0}</style>
</head>
<body>
<script id="player-data" type="application/json">${inScript(data)}</script>
<script src="/player.js?v=${version}"></script>
</body>
</html>`;
}

/** Returns JSON that cannot end the script element around it. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</gu, '\\u003c')
    .replace(/\u2028|\u2029/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
