import { publicForms } from "@ridgeline/contract/publicForms";
import { reviewForm } from "../public/ReviewForm";
import { takeOver } from "./form";

takeOver(publicForms.review, reviewForm);
