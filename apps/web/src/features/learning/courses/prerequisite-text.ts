import type { Sco } from '@doselore/contract/courses';
import { formatList } from '../../../ui/formats/index.ts';

/**
 * Returns text such as "Opens after Recognise and Respond". Expressions beyond a list of modules are shown as the
 * package has them.
 */
export function prerequisiteText(sco: Sco, scos: readonly Sco[]): string | undefined {
  if (sco.prerequisites.trim() === '') return undefined;
  const requiredIds = sco.prerequisites.split('&').map((id) => id.trim());
  const titles = requiredIds.map(
    (id) => scos.find((other) => other.package_id === sco.package_id && other.identifier === id)?.title,
  );
  const known = titles.filter((title) => title !== undefined);
  return known.length === requiredIds.length
    ? `Opens after ${formatList(known)}`
    : `Prerequisites: ${sco.prerequisites}`;
}
