export { OrganisationsHome, ServicesHome } from './home-of-one.tsx';
export { ServiceHomeScreen } from './service-home-screen.tsx';
