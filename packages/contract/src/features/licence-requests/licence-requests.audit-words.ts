/** Titles of the actions of this room in the audit trail. */
export const licenceRequestsWords = {
  'licenceRequests.create': 'Requested licences',
  'licenceRequests.amend': 'Changed a licence request',
  'licenceRequests.withdraw': 'Withdrew a licence request',
  'licenceRequests.fulfil': 'Fulfilled a licence request from the general pot',
  'licenceRequests.decline': 'Declined a licence request',
  'licenceRequests.lapse': 'A licence request lapsed',
} as const;
