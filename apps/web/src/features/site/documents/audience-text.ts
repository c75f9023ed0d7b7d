import { capitalised } from '@doselore/contract';
import type { DocumentAudience } from '@doselore/contract/documents';

const some = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');

/** Says who may read a document: "Everyone", or what a person has to fit. */
export function audienceText({ kind, groups, subgroups, job_roles, is_admins_only }: DocumentAudience): string {
  if (kind === 'everyone') return 'Everyone';
  const names = (list: readonly { name: string }[]) => some(list.map(({ name }) => name));
  const parts = [names(groups), names(subgroups), some(job_roles), is_admins_only ? 'admins only' : ''];
  const text = parts.filter((part) => part !== '').join('; ') || 'chosen people';
  return capitalised(text);
}
