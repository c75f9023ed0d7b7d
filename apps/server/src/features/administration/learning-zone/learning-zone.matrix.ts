import { getMyLearningZone } from '@doselore/contract/learning-zone';
import { members } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = { examples: [exampleOf(getMyLearningZone, members)] };
