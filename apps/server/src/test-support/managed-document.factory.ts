import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import type { DocumentFields } from '@doselore/contract/documents';
import type { Client } from './test-client.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

type Overrides = Partial<DocumentFields> & { groupId?: number };

/** Fields of a published document for everyone, owned by this person. */
export const documentFields = (ownerId: number, overrides: Partial<DocumentFields> = {}): DocumentFields => ({
  ...{ title: 'Fridge checks', description: '', category: 'procedure', audience: 'everyone', audience_groups: '' },
  ...{ audience_subgroups: '', audience_job_roles: '', is_admins_only: false, must_read: 'none', due_days: null },
  ...{ statement: '', review_due_on: null, expires_on: null, owner_id: ownerId, is_published: true },
  ...overrides,
});

/** Makes a document with one file by the calls that screens send. `at` answers its address. */
export async function buildManagedDocument(admin: Client, ownerId: number, { groupId, ...overrides }: Overrides = {}) {
  const base = groupId === undefined ? '/api/admin/documents' : `/api/admin/groups/${groupId}/documents`;
  const made = await admin.post(
    base,
    commandOf({ ...documentFields(ownerId, overrides), idempotencyKey: randomUUID() }),
  );
  if (made.statusCode !== 200) throw new Error(made.body);
  const id: number = made.json().id;
  const at = (path = '') => `${base}/${id}${path}`;
  const upload = (query = '', file = { name: 'fridge.pdf', bytes: pdf }) => admin.upload(at(`/versions${query}`), file);
  const uploaded = await upload();
  if (uploaded.statusCode !== 200) throw new Error(uploaded.body);
  return { id, at, upload, fields: documentFields(ownerId, overrides) };
}
