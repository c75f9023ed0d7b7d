import { expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints, schemasOf } from './all.ts';

/** Reasons for camelCase names in answers, each with its names. */
const answerExceptions = {
  'The specification writes them so': `
    certificateMonths courseUser delegatePlacesAllowed directServiceOrder interactionsOffset licenceRequestId
    maximumJourneyMinutes minimumFeedback minimumScore minimumSuitability organiserUserId poReference postTrainingDaysAllowed trainerUserId transactionRef venueId`,
  'The key of a seat has one spelling in both directions, that of certificateMonths': 'productId productType',
  'The WebAuthn standard writes them so': `
    authenticatorSelection displayName excludeCredentials pubKeyCredParams requireResidentKey residentKey rpId
    userVerification`,
};

/** Reasons for snake_case names in addresses, queries and bodies, each with its names. */
const commandExceptions = {
  'The specification writes it so': 'per_page',
  'Progress has the names of the attempt that it changes': `
    attempt_id correct_responses exit_value lesson_location lesson_status max_score min_score own_status raw_score session_time
    student_response suspend_data`,
};

const snakeCase = /^[a-z\d]+(_[a-z\d]+)*$/u;
const camelCase = /^[a-z][a-zA-Z\d]*$/u;

/** Adds the names of all fields of a JSON schema, at any depth, each with the call that uses it. */
function addNames(node: unknown, names: Map<string, string>, call: string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') for (const name of Object.keys(value)) names.set(name, call);
    addNames(value, names, call);
  }
}

/** Returns the names of all fields that calls take or answer. */
function namesOf(parts: readonly ('params' | 'query' | 'body' | 'response')[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const endpoint of allEndpoints) {
    const schemas = schemasOf(endpoint);
    for (const part of parts) {
      const schema = z.toJSONSchema(schemas[part], { unrepresentable: 'any', io: 'input' });
      addNames(schema, names, `${endpoint.method} ${endpoint.path}`);
    }
  }
  return names;
}

function expectCasing(names: Map<string, string>, casing: RegExp, exceptions: Readonly<Record<string, string>>): void {
  const unlike = [...names].filter(([name]) => !casing.test(name));
  const known = Object.values(exceptions).flatMap((listed) => listed.trim().split(/\s+/u));
  const unknown = unlike.filter(([name]) => !known.includes(name)).map(([name, call]) => `${name} of ${call}`);
  expect(unknown, 'Rename these, or list them above with the reason').toEqual([]);
  const needed = unlike.map(([name]) => name);
  expect(known.toSorted(), 'Delete what is not needed any more').toEqual(needed.sort());
}

test('answers have snake_case names', () => {
  expectCasing(namesOf(['response']), snakeCase, answerExceptions);
});

test('addresses, queries and bodies have camelCase names', () => {
  expectCasing(namesOf(['params', 'query', 'body']), camelCase, commandExceptions);
});
