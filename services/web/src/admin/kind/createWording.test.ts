import { createWording } from "./wording";

test("uses the exact texts of requirements 7.5 to 7.18", () => {
  expect(createWording({ one: "service area", many: "service areas" })).toEqual({
    title: "Service Areas",
    loading: "Loading service areas...",
    empty: "No service areas found",
    listFailed: "Failed to fetch service areas",
    created: "Service area created successfully",
    createFailed: "Failed to create service area",
    updated: "Service area updated successfully",
    updateFailed: "Failed to update service area",
    deleted: "Service area deleted successfully",
    deleteFailed: "Failed to delete service area",
    deletedMeanwhile: "The service area that you were editing has been deleted meanwhile.",
    deleteQuestion:
      "Are you sure you want to delete this service area? This action cannot be undone.",
  });
});
