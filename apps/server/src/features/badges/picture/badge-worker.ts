import { answerWith } from '../../../platform/drawing/index.ts';
import { type BadgePicture, drawBadge } from './draw-badge.ts';

answerWith<BadgePicture>(async (picture) => drawBadge(picture));
