export { createLicences } from './create-licences.ts';
export { finishLicences } from './finish-licences.ts';
export { getMember } from './get-member.ts';
export { licenceRoutes } from './licences.routes.ts';
export { markOpened } from './mark-opened.ts';
export { notifyIssued } from './notify-issued.ts';
export { showLicence } from './show-licence.ts';
<<<<<<< HEAD
=======
export { startAttended } from './starting/start-attended.ts';
export { startLicence } from './starting/start-licence.ts';
>>>>>>> speed
export { reclaimSeat, takeSeatAgain } from './taking-back/reclaim-seat.ts';
export { retryLicence } from './taking-back/retry-licence.ts';
export { reclaimUnstarted, takeBack } from './taking-back/take-back.ts';
export { virtualGroupPlace } from './virtual-group-place.ts';
