/** Where one switches identity and then goes on to `redirect`. */
export const switchAddress = (enterpriseUserId: number, redirect: string): string =>
  `/accountResourceVerify?${new URLSearchParams({ enterpriseUserId: String(enterpriseUserId), redirect })}`
