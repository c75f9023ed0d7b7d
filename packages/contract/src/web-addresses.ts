import type { ImportKind, ImportStep } from './features/imports/imports.rules.ts';
import { importKindRules } from './features/imports/kinds.rules.ts';
import type { Level } from './levels.ts';
import { type Place, placeAddress, type ServicePlace } from './place.ts';

type PlaceOf = Place & { level: Level };
type ImportOf = PlaceOf & {
  kind: ImportKind;
  importId: number;
  virtualGroupId?: number | undefined;
  abstractPaperCourseId?: number | undefined;
};

/** Address of the courses, at levels whose addresses name no organisation. */
const ownCourses: Partial<Record<Level, string>> = { virtualGroupAdmin: '/trainers' };
type CertificatesOf = PlaceOf & { virtualGroupId?: number | undefined };

/** Course of a list, as a part of an address. */
function courseOf({ virtualGroupId, abstractPaperCourseId }: ImportOf): string {
  if (virtualGroupId !== undefined) return `virtual-groups/${virtualGroupId}/`;
  return abstractPaperCourseId === undefined ? '' : `paper-courses/${abstractPaperCourseId}/`;
}
/** `version` is the version of the product's details. */
type AchievementOf = { productType: string; productId: number; version: number };
type Product = { productType: string; productId: number; certificateMonths: number };

const serviceAddress = (service: ServicePlace) => placeAddress({ level: 'subgroupAdmin', ...service });
const groupAddress = (groupId: number) => placeAddress({ level: 'groupingAdmin', groupId });

/**
 * Addresses of web pages that the server writes into emails, notifications, files and answers. They begin with `/`. A
 * test finds each in the route registry of the web application.
 */
export const webAddresses = {
  logIn: () => '/login',
  acceptInvite: (token: string) => `/accept-invite/${token}`,
  newPassword: (token: string) => `/password/reset?token=${token}`,
  confirmEmail: (tokenId: number, key: string) => `/confirm-email/${tokenId}/${key}`,
  nameChange: (tokenId: number, key: string) => `/member-name-change/confirmation-token/${tokenId}/${key}/approve`,
  checkCertificate: (code: string) => `/check-certificate/${code}`,
  achievement: ({ productType, productId, version }: AchievementOf) =>
    `/achievements/${productType}/${productId}/${version}`,
  notifications: () => '/notifications',

  myCourses: () => '/my-learning-zone',
  resources: () => '/my-learning-zone/resources',
  trainerLedCourse: (virtualGroupId: number, groupId: number) =>
    `/my-learning-zone/course-launch/trainer-led/${virtualGroupId}/${groupId}`,
  organisedCourse: (virtualGroupId: number) => `/my-learning-zone/organised-courses/${virtualGroupId}`,

  ownBooking: (requestId: number) => `/my-learning-zone/booking-enquiries/${requestId}/book`,
  groupBooking: (groupId: number, requestId: number) => `${groupAddress(groupId)}/booking-enquiries/${requestId}/book`,
  serviceBooking: (service: ServicePlace, requestId: number) =>
    `${serviceAddress(service)}/booking-enquiries/${requestId}/book`,

  ownTwoInOne: (dayId: number) => `/my-learning-zone/booking-enquiries/${dayId}/two-in-one-day-book`,
  groupTwoInOne: (groupId: number, dayId: number) =>
    `${groupAddress(groupId)}/booking-enquiries/${dayId}/two-in-one-day-book`,
  serviceTwoInOne: (service: ServicePlace, dayId: number) =>
    `${serviceAddress(service)}/booking-enquiries/${dayId}/two-in-one-day-book`,

  siteAdmin: () => '/site-admin',
  proposedSiteAdmin: (tokenId: number, key: string) => `/site-admin/super-admin/confirmation-token/${tokenId}/${key}`,

  bookingDays: (projectId: number, multiDayId: number) =>
    `/site-admin/bookings/projects/${projectId}/multi-day/${multiDayId}/manage`,
  bookingTwoInOne: (projectId: number, dayId: number) =>
    `/site-admin/bookings/projects/${projectId}/two-in-one-day/${dayId}/manage`,
  bookingRequest: (projectId: number, requestId: number) =>
    `/site-admin/bookings/projects/${projectId}/project-requests/${requestId}/manage`,

  productDetails: (productType: string, productId: number) =>
    `/site-admin/courses/extra-data?product=${productType}-${productId}`,
  siteDocument: (documentId: number) => `/site-admin/documents/edit/${documentId}`,

  groupDocument: (groupId: number, documentId: number) => `${groupAddress(groupId)}/documents/edit/${documentId}`,
  groupDashboard: (groupId: number) => `${groupAddress(groupId)}/dashboard`,
  groupMember: (groupId: number, userId: number) => `${groupAddress(groupId)}/members-info/${userId}`,
  groupMembers: (groupId: number) => `${groupAddress(groupId)}/members`,
  groupDelegates: (groupId: number, virtualGroupId: number) =>
    `${groupAddress(groupId)}/virtual-groups/${virtualGroupId}/members`,
  courseDelegates: (groupId: number, virtualGroupId: number) =>
    `${placeAddress({ level: 'superAdmin', groupId })}/virtual-groups/${virtualGroupId}/members`,
  editCourse: (groupId: number, virtualGroupId: number) =>
    `${placeAddress({ level: 'superAdmin', groupId })}/virtual-groups/${virtualGroupId}/edit`,
  groupLicences: (groupId: number) => `${groupAddress(groupId)}/licences`,
  groupLicence: (groupId: number, { productType, productId, certificateMonths }: Product) => {
    const product = productType === 'abstract_course' ? productId : `paper-course/${productId}`;
    return `${groupAddress(groupId)}/licences/${product}/${certificateMonths}`;
  },
  licenceRequest: (requestId: number) => `/group-admin/reports/service-licence-requests?request=${requestId}`,

  serviceMembers: (service: ServicePlace) => `${serviceAddress(service)}/members`,
  serviceDelegates: (service: ServicePlace, virtualGroupId: number) =>
    `${serviceAddress(service)}/virtual-groups/${virtualGroupId}/members`,
  serviceLicences: (service: ServicePlace) => `${serviceAddress(service)}/licences`,
  serviceRequests: (service: ServicePlace) => `${serviceAddress(service)}/request-licences`,

  trainerArea: () => '/trainers',
  ownSessions: () => '/trainers/pharmacist-led-training',
  delegates: (virtualGroupId: number) => `/trainers/${virtualGroupId}/members`,
  bookingConfirmations: () => '/trainers/booking-confirmation-enquiries',
  availabilityEnquiries: () => '/trainers/availability-enquiries',

  /** Certificates of an organisation, of a service, or of a pharmacist-led course of the place. */
  certificates: ({ virtualGroupId, ...place }: CertificatesOf) => {
    if (virtualGroupId === undefined) return `${placeAddress(place)}/certificates`;
    const courses = ownCourses[place.level] ?? `${placeAddress(place)}/virtual-groups`;
    return `${courses}/${virtualGroupId}/certificates`;
  },
  passwordLinks: (place: PlaceOf) => `${placeAddress(place)}/bulk-password-reset`,
  importStep: (target: ImportOf, step: ImportStep) =>
    `${placeAddress(target)}/${courseOf(target)}${importKindRules[target.kind].path}/${target.importId}/${step}`,
};
