/** Key of everything that changes when a person opens or acknowledges a document. */
export const resourcesKey = ['resources'] as const;

export const myReadingKey = [...resourcesKey, 'to-read'] as const;
