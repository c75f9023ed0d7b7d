import { dayText } from '../../day-text.ts';
import { terms } from '../../wording.ts';

type Value = string | number | boolean | null;

/** Stored code words and the words that people read for them. */
const codeWords: Readonly<Record<string, string>> = {
  abstract_course: terms.course.one,
  abstract_paper_course: terms.paperCourse.one,
  group: terms.group.one,
  subgroup: terms.subgroup.one,
  virtual: terms.virtualGroup.one,
  POT: 'general pot',
  POOL: 'pool of a service',
  VGPOOL: 'pool of a Pharmacist-led Course',
  HELD: 'issued, not started',
  USED: 'used',
  VOID: 'written off',
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'text/plain': 'text file',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word file',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel file',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint file',
};

/** Fields whose words cannot be made of their names. */
const fieldWords: Readonly<Record<string, string>> = {
  userId: 'Person',
  groupId: terms.group.one,
  subgroupId: terms.subgroup.one,
  virtualGroupId: terms.virtualGroup.one,
  productId: 'Course',
  productType: 'Kind of course',
  courseId: 'Course',
  group_id: terms.group.one,
  trainerUserId: 'Trainer',
  organiserUserId: 'Organiser',
  owner_id: 'Owner',
  content_owner_id: 'Owner of the content',
  co_trainers: 'Other trainers',
  venueId: 'Venue',
  location_id: 'Location',
  video_account_id: 'Video account',
  // Name in audits from before November 2026.
  meeting_account_id: 'Video account',
  tenant_id: 'Tenant',
  client_id: 'Client',
  dropped: 'Account that was merged',
  restored: 'Account that was restored',
  pot: 'May use the general pot',
  siblings: 'Sees the other services',
  ended: 'Ended',
  nth: 'Number',
};

const codeWord = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+(?:_[a-z]+)+$/u;
const day = /^(\d{4})-(\d{2})-(\d{2})$/u;
const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u;

const spaced = (code: string) => code.replace(/_/gu, ' ').replace(/([a-z])([A-Z])/gu, '$1 $2');

/** Returns a field such as `invitation_days`, `seatsReturned` or `subgroupId` in words. */
export function auditField(field: string): string {
  const known = Object.hasOwn(fieldWords, field) ? fieldWords[field] : undefined;
  if (known !== undefined) return known;
  const text = spaced(field)
    .split(' ')
    .map((part) => codeWords[part] ?? part)
    .join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
}

/** Returns a value in words: days as `06-10-2025`, moments as `06-10-2025 14:30` in UTC. */
export function auditValue(value: Value): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (day.test(value)) return dayText(value);
  const [, date, time] = moment.exec(value) ?? [];
  if (date !== undefined) return `${dayText(date)} ${time}`;
  const stored = /^[[{]/u.test(value) ? readJson(value) : undefined;
  if (typeof stored === 'object' && stored !== null) return structureWords(stored) || 'none';
  return Object.hasOwn(codeWords, value) ? (codeWords[value] ?? value) : value;
}

/** Reads a value that is stored as JSON, such as the sessions of a course. Returns undefined for any other text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns lists and records in words: lists inside a list are separated by semicolons, and empty values are left out. */
function structureWords(value: unknown): string {
  if (Array.isArray(value)) {
    const isNested = value.some((one) => typeof one === 'object' && one !== null);
    return value
      .filter(isGiven)
      .map(structureWords)
      .join(isNested ? '; ' : ', ');
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, one]) => isGiven(one))
      .map(([field, one]) => `${auditField(field)}: ${structureWords(one)}`)
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? auditValue(value) : '';
}

const isGiven = (value: unknown) => value !== null && value !== '';

/** Returns a fact in words. Facts are never typed by a person, so a code word cannot be mistaken for a name. */
export function auditFact(value: Value): string {
  const text = auditValue(value);
  return typeof value === 'string' && text === value && codeWord.test(value) ? spaced(value).toLowerCase() : text;
}

/** Facts that hold the id of a record without a name, or of a batch, besides those whose name ends in `Id`. */
const bareIds: readonly string[] = ['first', 'replaces', 'batch'];
const isBareId = (field: string, value: Value) =>
  typeof value === 'number' && (field.endsWith('Id') || bareIds.includes(field));

/**
 * Returns the facts of a row in words, as pairs of field and value. Records have their names. Leaves out facts without
 * a value, and ids of records without a name, which say nothing to a reader.
 */
export function auditFacts({ detail, names }: { detail: Record<string, Value>; names: Record<string, string> }) {
  return Object.entries(detail)
    .filter(([field, value]) => value !== null && (names[field] !== undefined || !isBareId(field, value)))
    .map(([field, value]) => [auditField(field), names[field] ?? auditFact(value)] as const);
}
