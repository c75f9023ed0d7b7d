import { expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints, schemasOf } from './all.ts';

/** Reasons for camelCase names in answers, each with its names. */
const answerExceptions = {
  'The specification writes them so': `
    certificateMonths courseUser delegatePlacesAllowed directServiceOrder interactionsOffset licenceRequestId
    organiserUserId poReference postTrainingDaysAllowed trainerUserId transactionRef venueId`,
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
  'The digest goes back with the name of the answer that it came with': 'statement_digest',
  'A mark that a phone saves has the names of the mark that it becomes': 'made_at',
  'Settings of certificates are a form as well': `
    footer_message_ids icon_ids logo_picture_id show_hours show_objectives show_organisation show_registration_number
    signatory_name signatory_title signature_picture_id type_id`,
  'Fields of a form have the names of the record that it makes or changes': `
    access_notes accreditation_reference accredited_until accreditor_code address_line_1 address_line_2 allow_outside_connections assessment_type audience_groups audience_job_roles audience_subgroups buffer_minutes client_id co_trainers complete_on_open completed_on conflict_reason contact_email content_owner_id
    contact_name contact_phone cpd_minutes default_months default_service_manager_level deliverable_id due_days expires_on external_course_id face_to_face first_name
    from_day from_on from_time general_pot_access group_id hearing_loop home_postcode hq_code in_demo interval_weeks invitation_days invitation_note is_admins_only is_demo is_exclusive is_live is_published job_role
    last_name learner_minutes learnt_on location_id low_at mandatory_for mastery_override max_attempts max_days_per_week max_journey_minutes max_sessions_per_day meeting_account_id meeting_id meeting_passcode meeting_url
    minimum_delegates months_reason months_source must_read ods_code owner_id payroll_number premises_number
    needs_evidence reference_hint registration_number renewal_basis replaces_id request_days resuscitation_manikin retry_limit review_due_on reviewed_on sessions_required started_on step_free
    forfeit_absent_seats has_score pass_mark superintendent_name superintendent_number target_roles tenant_id to_day to_time training_class two_step_policy uses_site_form valid_from valid_until view_siblings waiting_list what_to_bring would_recommend`,
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
