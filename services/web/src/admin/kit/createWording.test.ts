import { createWording } from "./wording";

test("uses the exact texts of requirements 7.5 to 7.18", () => {
  expect(createWording({ one: "service area", many: "service areas" })).toEqual({
    title: "Service Areas",
    loading: "Loading service areas...",
    empty: "No service areas found",
    listFailed: "Failed to fetch service areas",
    create: {
      done: "Service area created successfully",
      failed: "Failed to create service area",
    },
    update: {
      done: "Service area updated successfully",
      failed: "Failed to update service area",
    },
    delete: {
      done: "Service area deleted successfully",
      failed: "Failed to delete service area",
    },
    deleteQuestion:
      "Are you sure you want to delete this service area? This action cannot be undone.",
  });
});
