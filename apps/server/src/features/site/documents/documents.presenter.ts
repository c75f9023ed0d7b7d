import { pickFields } from '@doselore/contract';
import {
  type DocumentDetail,
  type DocumentFields,
  type DocumentRow,
  type DocumentVersion,
  documentFields,
} from '@doselore/contract/documents';
import type { DocumentData } from './documents.repository.ts';
import type { VersionData } from './versions/versions.repository.ts';

/** Returns a function that gives the displayed name of a person. Organisations do not see the names of site admins. */
export const nameFor =
  (namesSiteAdmins: boolean) =>
  (name: string, isSiteAdmin: boolean): string =>
    isSiteAdmin && !namesSiteAdmins ? 'A site admin' : name;

export function presentFields(row: DocumentData): DocumentFields {
  return pickFields(documentFields, {
    ...row,
    audience_groups: row.groups.map(({ id }) => id).join(','),
    audience_subgroups: row.subgroups.map(({ id }) => id).join(','),
    audience_job_roles: row.job_roles.join(','),
  });
}

export function presentDocument(row: DocumentData): DocumentRow {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    audience: {
      kind: row.audience,
      groups: row.groups,
      subgroups: row.subgroups,
      job_roles: row.job_roles,
      is_admins_only: row.is_admins_only,
    },
    must_read: row.must_read,
    state: row.state,
    version: row.version,
    scan: row.scan,
    review_due_on: row.review_due_on,
    expires_on: row.expires_on,
  };
}

type Around = { versions: readonly VersionData[]; isScanning: boolean; namesSiteAdmins: boolean };

export function presentDetail(row: DocumentData, around: Around): DocumentDetail {
  const nameOf = nameFor(around.namesSiteAdmins);
  return {
    ...presentDocument(row),
    fields: presentFields(row),
    owner: nameOf(row.owner, row.is_owner_site_admin),
    versions: around.versions.map(
      (version): DocumentVersion => ({
        version: version.version,
        file_name: version.file_name,
        media_type: version.media_type,
        bytes: version.bytes,
        scan: version.scan,
        change_note: version.change_note,
        is_substantial: version.is_substantial,
        uploaded_by: nameOf(version.uploaded_by, version.is_site_admin),
        uploaded_at: version.uploaded_at.toISOString(),
        is_shown: version.is_shown,
      }),
    ),
    is_scanning: around.isScanning,
  };
}
