import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id } from '../../common.schemas.ts';
import { answerFields, sentFields } from '../../record-fields.schemas.ts';
import { identityFields, ownPasswordField } from './people.fields.ts';

const person = z.object({
  id: z.number().int(),
  ...answerFields(identityFields),
});

export const superAdminList = z.object({
  /** `is_provisional`: confirmed, and not yet signed in. */
  admins: z.array(
    person.extend({ is_provisional: z.boolean(), has_two_step: z.boolean(), last_seen_at: z.string().nullable() }),
  ),
  /** People who are proposed and not yet confirmed. */
  proposed: z.array(person.extend({ proposed_by: z.string(), expires_at: z.string() })),
});
export type SuperAdminList = z.output<typeof superAdminList>;

const link = z.strictObject({ tokenId: id, tokenKey: z.string().min(20).max(200) });

export const superAdminsSchemas = {
  listSuperAdmins: { response: superAdminList },
  proposeSuperAdmin: {
    body: commandSchema(sentFields({ ...identityFields, ...ownPasswordField })),
    response: done,
  },
  getSuperAdminProposal: {
    params: link,
    response: person.extend({ proposed_by: z.string(), can_confirm: z.boolean() }),
  },
  withdrawSuperAdmin: { body: z.strictObject({ userId: id }), response: done },
  confirmSuperAdmin: { params: link, response: done },
  removeSuperAdmin: { body: z.strictObject({ userId: id, ...sentFields(ownPasswordField) }), response: done },
};
