import type { DuplicateKind, DuplicateRecord, DuplicateSide } from '@doselore/contract/merges';
import type { Area } from '../../../platform/area/index.ts';
import { productKey } from '../../licences/ledger/index.ts';

type Target = { area: Area; person: DuplicateRecord['person'] };

/** Returns the address of a stock page. Courses and face to face courses have different ones. */
function stockLink({ group, productType, productId, certificateMonths }: DuplicateSide, area: Area): string {
  const at = { groupId: group.id, certificateMonths: certificateMonths ?? 0 };
  return productType === 'abstract_paper_course'
    ? area.to('licence-stock-paper', { ...at, abstractPaperCourseId: productId ?? 0 })
    : area.to('licence-stock', { ...at, abstractCourseId: productId ?? 0 });
}

/** Returns the address of the page that shows one side of a duplicate record. */
export function linkOfSide(kind: DuplicateKind, side: DuplicateSide, { area, person }: Target): string {
  const groupId = side.group.id;
  switch (kind) {
    case 'licences':
      return area.to('members-licences', { groupId, userId: person?.id });
    case 'certificates':
      return area.to('members-info', { groupId, userId: person?.id });
    case 'months':
      return stockLink(side, area);
    case 'venues':
      return area.to('virtual-groups', { groupId });
    case 'services':
      return area.to('subgroup-members', { groupId, subgroupId: side.id });
  }
}

/** Returns the link to the page that repairs one side. Venues have none, because the list itself repairs them. */
export function repairOfSide(
  kind: DuplicateKind,
  side: DuplicateSide,
  target: Target,
): { label: string; to: string } | undefined {
  const groupId = side.group.id;
  switch (kind) {
    case 'licences':
      return { label: `Take back at ${side.group.name}`, to: linkOfSide(kind, side, target) };
    case 'certificates':
      return { label: `Certificates at ${side.group.name}`, to: linkOfSide(kind, side, target) };
    case 'months': {
      const { productType, productId, certificateMonths } = side;
      const course = productKey({ productType: productType ?? 'abstract_course', productId: productId ?? 0 });
      const search = new URLSearchParams({ course, months: `${certificateMonths}` });
      return {
        label: `Change the ${certificateMonths === 0 ? 'licences that never expire' : `licences of ${certificateMonths} months`}`,
        to: `${target.area.to('edit-cert-months', { groupId })}?${search}`,
      };
    }
    case 'venues':
      return undefined;
    case 'services':
      return { label: `Edit ${side.name}`, to: target.area.to('edit-subgroup', { groupId, subgroupId: side.id }) };
  }
}
