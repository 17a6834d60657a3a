export { type OrganizationKind, organizationKinds } from "#/model/organization-kind";
