type ServiceRights = { subgroup_id: number; general_pot_access: boolean; view_siblings: boolean };

/** Places that a person managed in an organisation when they left it. Stored with their membership. */
export type Managed = { user_id: number; managed: { organisation: boolean; services: ServiceRights[] } };
