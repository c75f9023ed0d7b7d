import { formatTimespan, parseTimespan } from '../runtime/timespan.ts';
import type { ManifestItem } from './manifest-types.ts';
import { childText, type XmlElement } from './xml-tree.ts';

type ItemSettings = Pick<
  ManifestItem,
  'launchData' | 'masteryScore' | 'maxTimeAllowed' | 'timeLimitAction' | 'prerequisites'
>;

const TIME_LIMIT_ACTIONS = ['exit,message', 'exit,no message', 'continue,message', 'continue,no message'];

/** Reads the adlcp elements of an item. Leaves out an unusable value with a warning, and never guesses. */
export function readItemSettings(element: XmlElement, title: string, warnings: string[]): ItemSettings {
  function ignored(name: string, value: string): void {
    warnings.push(`Item “${title}”: ${name} “${value.slice(0, 60)}” is not usable and is ignored.`);
  }

  const mastery = childText(element, 'masteryscore');
  const masteryScore = readScore(mastery);
  if (masteryScore === null && mastery !== '') ignored('masteryscore', mastery);

  const timeAllowed = childText(element, 'maxtimeallowed');
  const allowed = parseTimespan(timeAllowed);
  if (allowed === null && timeAllowed !== '') ignored('maxtimeallowed', timeAllowed);

  const action = childText(element, 'timelimitaction');
  const timeLimitAction = TIME_LIMIT_ACTIONS.find((known) => known === tidyAction(action)) ?? '';
  if (timeLimitAction === '' && action !== '') ignored('timelimitaction', action);

  return {
    launchData: childText(element, 'datafromlms'),
    masteryScore,
    maxTimeAllowed: allowed === null ? '' : formatTimespan(allowed),
    timeLimitAction,
    prerequisites: childText(element, 'prerequisites'),
  };
}

function readScore(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,10})?$/.test(text)) return null;
  const score = Number(text);
  return score <= 100 ? score : null;
}

function tidyAction(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*,\s*/, ',')
    .replace(/\s+/g, ' ');
}
