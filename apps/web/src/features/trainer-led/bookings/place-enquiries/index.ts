export { EnquiryDetailsScreen } from './enquiry-details-screen.tsx';
export { NewEnquiryScreen } from './new-enquiry-screen.tsx';
export { PlaceEnquiriesScreen } from './place-enquiries-screen.tsx';
export { WaitingPlaceEnquiries } from './waiting-place-enquiries.tsx';
