/** After a change of organisation nothing that was loaded is right any more: the product begins again, at the dashboard. */
export function reloadForOrganisation(): void {
  window.location.assign('/dashboard');
}
