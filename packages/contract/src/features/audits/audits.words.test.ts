import { expect, test } from 'vitest';
import { auditWords, subjectTitle } from './audits.words.ts';

/** Actions that rows of the audit trail may have. Add new ones, and never remove one. */
const stored = `
  auth.password auth.password_reset auth.invitation auth.complete auth.superAdmin auth.endSession
  auth.endOtherSessions auth.recoveryCode auth.secondStep.on auth.secondStep.off auth.secondStep.codes
  auth.passkey.add auth.passkey.remove terms.accept account.emailRequest account.emailCancel account.nameWithdraw
  account.email account.nameRequest account.name.approved account.name.declined users.create users.change
  users.archive users.restore users.lapse users.makeLive users.sendLink users.endSecondStep users.exportData
  users.erase users.merge users.undoMerge users.tellApart duplicates.keep superAdmins.propose superAdmins.confirm
  superAdmins.withdraw superAdmins.remove groups.create groups.change groups.move groups.merge groups.undoMerge subgroups.create
  subgroups.change subgroups.archive subgroups.restore managers.addToGroup managers.removeFromGroup
  managers.putInSubgroup managers.removeFromSubgroup managers.makeOrganiser managers.removeOrganiser managers.repair managers.undoRepair members.invite
  imports.start imports.matchWords members.inviteAgain members.remindInvitation members.addExisting members.change members.membership
  members.correctStanding members.archive members.restore members.resetPassword settings.change settings.retention settings.sessions settings.serviceLevel
  settings.twoStep licences.purchase licences.issue licences.bulkIssue licences.allocate licences.return
  licences.giveBack learning.reopenResult virtualGroups.endOrganiser virtualGroups.resumeOrganiser
  licences.reclaim licences.revoke licences.retry licences.delete licences.adjust licences.voidOrder
  licences.editMonths licences.levelSetting licences.settings licences.verify files.verify licenceRequests.create
  licenceRequests.amend licenceRequests.withdraw licenceRequests.fulfil licenceRequests.decline
  licenceRequests.lapse virtualGroups.create virtualGroups.duplicate virtualGroups.change
  virtualGroups.schedule virtualGroups.publish virtualGroups.unpublish virtualGroups.cannotAttend virtualGroups.canAttend
  virtualGroups.changeManagers
  virtualGroups.delete virtualGroups.addUninvited virtualGroups.invite
  virtualGroups.remove virtualGroups.accept virtualGroups.saveNeeds virtualGroups.decline virtualGroups.wait
  virtualGroups.stopWaiting virtualGroups.leaveWaiting virtualGroups.offer virtualGroups.lapseOffer
  virtualGroups.addMaterial virtualGroups.removeMaterial
  virtualGroups.addSignedSheet virtualGroups.replaceSignedSheet virtualGroups.removeSignedSheet
  virtualGroups.promote virtualGroups.message virtualGroups.mark virtualGroups.assess virtualGroups.correctAssessment virtualGroups.close virtualGroups.reopen virtualGroups.cancel virtualGroups.respellVenue
  locations.create locations.change locations.archive locations.restore venues.create
  venues.change venues.archive venues.restore venues.exclude
  trainers.create trainers.change trainers.activate trainers.deactivate trainers.teach trainers.match trainers.exclude
  trainers.setHours
  meetings.createAccount meetings.changeAccount meetings.archiveAccount meetings.restoreAccount meetings.checkAccount
  meetings.make meetings.remove meetings.fail
  courses.create courses.update courses.addVersion courses.goLive courses.archive courses.restore courses.thumbnail courses.sequence courses.updateSco courses.archiveSco courses.restoreSco courses.checklist courses.details courses.try courses.refresher courses.link courses.endLink
  packages.upload packages.replace packages.allowHosts documents.publish documents.create documents.change documents.addVersion documents.archive documents.restore
  documents.remind documents.acknowledge documents.refuseInfected learning.start distance.read distance.unread distance.handIn
  paperCourses.create paperCourses.update paperCourses.addVersion paperCourses.goLive
  paperCourses.recordResult paperCourses.correct paperCourses.scan externalCourses.create externalCourses.update externalCourses.recognise externalCourses.endRecognition
  externalCourses.add externalCourses.change externalCourses.evidence
  externalCourses.decide externalCourses.delete certificates.revise certificates.reissue certificates.withdraw certificates.makeBadge
  exports.start exports.download exports.cancel
  certificates.changeSettings certificates.addPicture certificates.addIcon certificates.changeIcon certificates.archiveIcon
  certificates.restoreIcon certificates.addFooter certificates.changeFooter certificates.archiveFooter
  certificates.restoreFooter feedback.session feedback.form questions.ask
`
  .trim()
  .split(/\s+/u);

test('has a title for every action that databases hold, and lists every action here', () => {
  const hint = 'An action is stored in sealed rows: keep its name in audits.words.ts, and add new ones to this list.';
  expect(Object.keys(auditWords).toSorted(), hint).toEqual(stored.toSorted());
});

test.each([
  ['licence 12', 'Licence 12'],
  ['licence order 12', 'Order 12'],
  ['import 3', 'Uploaded list'],
  ['export 1', 'Zip file of certificates'],
  ['feedback form online 4', 'Feedback form online'],
  ['duplicate venues', 'Duplicate venues'],
  ['ledger', 'Licence ledger'],
  ['licences of old', 'licences of old'],
])('the subject %s is %s', (subject, words) => {
  expect(subjectTitle(subject)).toBe(words);
});
