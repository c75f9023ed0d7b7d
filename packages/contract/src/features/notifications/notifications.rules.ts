export const notificationFilters = ['unread', 'all'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
