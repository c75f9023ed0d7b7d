import { keyOf as keyOfRow, type LedgerKey } from '../../licences/ledger/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** Returns the key of the seats that licences for a course come from. */
export const keyOf = (course: VirtualGroupData): LedgerKey => keyOfRow({ ...course, product_type: 'abstract_course' });
