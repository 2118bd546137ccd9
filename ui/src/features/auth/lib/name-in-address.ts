/** The login name that stands behind "#name=" of the page's address, as on a login card; empty where none does. */
export const nameInAddress = () => new URLSearchParams(location.hash.slice(1)).get("name") ?? "";
