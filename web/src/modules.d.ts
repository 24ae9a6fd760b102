declare module "texts:*" {
  const texts: Record<string, string>;
  export default texts;
}
declare module "rules:*" {
  const rules: import("../build/rules").Rulebook[];
  export default rules;
}
declare module "$house?url" {
  const address: string;
  export default address;
}
