export {
  type Claim,
  type ClaimedWork,
  changeClaimed,
  claimRows,
  countWork,
  extendClaim,
  failUnclaimed,
  lockClaimed,
  lockNext,
  releaseClaim,
  type WorkFigures,
} from './claims.repository.ts';
export { workClaimed } from './work-claimed.ts';
